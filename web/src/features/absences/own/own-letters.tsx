import { Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { openActsQuery } from '@/api/open-acts'
import type { Warnings } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ActButtons } from '@/engine/acts/act-buttons'
import { useOpenActs } from '@/engine/acts/use-open-acts'
import { ChoiceBadge } from '@/fields/choice-badge'
import { FieldNamed } from '@/fields/field-of'
import { formatDay } from '@/i18n/format'
import styles from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { PaperFile } from '@/platform/paper/paper-file'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { FactCell, letterName } from '../warnings/cells'
import { ANSWERS, PRINT } from '../warnings/letter-acts'

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
  return (
    <OwnList collection="warnings" queries={[Query.equal('persoActifId', employee)]}>
      {(rows) => <LetterList rows={rows} employee={employee} letter={letter} />}
    </OwnList>
  )
}

function LetterList({ rows, employee, letter }: OwnLettersProps & { rows: readonly Warnings[] }) {
  const { t } = useTranslation('portal')
  const ids = rows.map(({ $id }) => $id)
  const { data: acts } = useQuery(openActsQuery('warnings', ids, useLanguage()))
  return (
    <ul className={styles.all} aria-label={t('tabs.letters')}>
      {letter !== undefined && !ids.includes(letter) && <OlderLetter employee={employee} id={letter} />}
      {rows.map((row) => (
        <Letter key={row.$id} row={row} acts={acts?.[row.$id]} isAsked={row.$id === letter} />
      ))}
    </ul>
  )
}

/** A letter that is asked for and lies further back than the list goes; one of somebody else has its place elsewhere. */
function OlderLetter({ employee, id }: { employee: string; id: string }) {
  const { data, isPending } = useQuery({ ...oneQuery('warnings', id), retry: false })
  const acts = useOpenActs('warnings', id)
  if (isPending) return <Skeleton component="li" height={120} />
  return data?.persoActifId === employee ? <Letter row={data} acts={acts} isAsked /> : null
}

interface LetterProps {
  row: Warnings
  /** What is open to them. */
  acts: OpenActs | undefined
  isAsked: boolean
}

function Letter({ row, acts, isAsked }: LetterProps) {
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
        acts?.open.includes('warnings.print') && (
          <Group mt="sm">
            <ActButtons collection="warnings" row={row} acts={PRINT} state={acts} />
          </Group>
        )
      )}
      {acts && <Answer row={row} acts={acts} />}
    </Card>
  )
}

/** What may still be said to a letter, and until when. */
function Answer({ row, acts }: Pick<LetterProps, 'row'> & { acts: OpenActs }) {
  const { t } = useTranslation('portal')
  const language = useLanguage()
  const refusal = acts.refused['warnings.dispute']
  const isLate = refusal?.type === 'reply_too_late'
  const term = acts.open.includes('warnings.dispute') ? row.replyUntil : null
  return (
    <>
      {(isLate || term) && (
        <Text size="sm" mt="sm" fw={500}>
          {isLate ? refusal.message : t('reply.until', { day: formatDay(term, language) })}
        </Text>
      )}
      {acts.open.some((act) => act in ANSWERS) && (
        <Group gap={8} mt="sm">
          <ActButtons collection="warnings" row={row} acts={ANSWERS} state={acts} />
        </Group>
      )}
    </>
  )
}
