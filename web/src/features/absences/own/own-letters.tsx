import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconMailCheck, IconMessage2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Warnings } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { PaperFile } from '@/platform/paper/paper-file'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { PrintButton } from '../print-button'
import { FactCell, letterName } from '../warnings/cells'
import { mayReply } from './own'

const dialogs = () => import('../warnings/warning-dialogs')
const AcknowledgeDialog = lazy(() => dialogs().then((all) => ({ default: all.AcknowledgeDialog })))
const DisputeDialog = lazy(() => dialogs().then((all) => ({ default: all.DisputeDialog })))

const BUCKET = 'downloadable-documents'

/** What is told of a letter, where it is known, in the order in which it happens. */
const TOLD = [
  'reason',
  'acknowledgedAt',
  'response',
  'replyFileId',
  'respondedAt',
  'decision',
  'cancelledReason',
  'decidedAt',
  'signedFileId',
] as const

interface OwnLettersProps {
  employee: string
  /** The letter that the address names. */
  letter?: string | undefined
}

/** The letters that somebody got, and what they may say to each. */
export function OwnLetters({ employee, letter }: OwnLettersProps) {
  const { t } = useTranslation('portal')
  return (
    <OwnList collection="warnings" queries={[Query.equal('persoActifId', employee)]}>
      {(rows) => (
        <ul className={styles.all} aria-label={t('tabs.letters')}>
          {letter !== undefined && !rows.some(({ $id }) => $id === letter) && (
            <OlderLetter employee={employee} id={letter} />
          )}
          {rows.map((row) => (
            <Letter key={row.$id} row={row} isAsked={row.$id === letter} />
          ))}
        </ul>
      )}
    </OwnList>
  )
}

/** A letter that is asked for and lies further back than the list goes; one of somebody else has its place elsewhere. */
function OlderLetter({ employee, id }: { employee: string; id: string }) {
  const { data, isPending } = useQuery({ ...oneQuery('warnings', id), retry: false })
  if (isPending) return <Skeleton component="li" height={120} />
  return data?.persoActifId === employee ? <Letter row={data} isAsked /> : null
}

function Letter({ row, isAsked }: { row: Warnings; isAsked: boolean }) {
  const { t } = useTranslation('portal')
  const meta = useMeta('warnings')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  const told = TOLD.filter((name) => Boolean(row[name]))
  return (
    <Card component="li" ref={card} withBorder padding="md" className={styles.card} data-asked={isAsked || undefined}>
      <div className={styles.head}>
        <Title order={2} size="h5" className={styles.name}>
          {letterName(row, meta)}
        </Title>
        <ChoiceBadge collection="warnings" field="status" value={row.status} />
      </div>
      <Details>
        <Detail label={labelOf(meta, 'date')}>
          <FieldNamed meta={meta} name="date" row={row} />
        </Detail>
        <Detail label={t('fact')}>
          <FactCell row={row} />
        </Detail>
        {told.map((name) => (
          <Detail key={name} label={labelOf(meta, name)}>
            <FieldNamed meta={meta} name={name} row={row} />
          </Detail>
        ))}
      </Details>
      {row.fileId && row.docId ? (
        <Group mt="sm">
          <PaperFile fileId={row.fileId} docId={row.docId} bucket={BUCKET} title={letterName(row, meta)} />
        </Group>
      ) : (
        row.status !== 'cancelled' && (
          <Group mt="sm">
            <PrintButton of="warnings" id={row.$id} title={letterName(row, meta)} />
          </Group>
        )
      )}
      <Answer row={row} />
    </Card>
  )
}

/** What may still be said to a letter, and until when. */
function Answer({ row }: { row: Warnings }) {
  const { t } = useTranslation('portal')
  const language = useLanguage()
  const [open, setOpen] = useState<'acknowledge' | 'dispute'>()
  const isOpen = row.status === 'issued' || row.status === 'acknowledged'
  if (!isOpen) return null
  const day = formatDay(row.replyUntil, language)
  const close = () => setOpen(undefined)
  return (
    <>
      {row.replyUntil && (
        <Text size="sm" mt="sm" fw={500}>
          {t(mayReply(row) ? 'reply.until' : 'reply.late', { day })}
        </Text>
      )}
      <Group gap={8} mt="sm">
        {mayReply(row) && (
          <Button leftSection={<IconMessage2 size={17} />} onClick={() => setOpen('dispute')}>
            {t('reply.dispute')}
          </Button>
        )}
        {row.status === 'issued' && (
          <Button variant="default" leftSection={<IconMailCheck size={17} />} onClick={() => setOpen('acknowledge')}>
            {t('reply.acknowledge')}
          </Button>
        )}
      </Group>
      <Suspense>
        {open === 'dispute' && <DisputeDialog row={row} onClose={close} />}
        {open === 'acknowledge' && <AcknowledgeDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
