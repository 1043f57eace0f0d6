import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { FieldNamed } from '@/fields/field-of'
import own from '@/platform/own/own.module.css'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { useConfirm } from '@/ui/confirm'
import { Detail, Details } from '@/ui/details'
import { toast } from '@/ui/toast'
import { StateBadge, typeName } from '../desk/cells'
import { PrintRefusal } from '../print-refusal'
import styles from './own.module.css'
import { Stages } from './stages'

/** What is told of a request, where it is known. */
const TOLD = ['submittedAt', 'reason', 'copies', 'language', 'deliveredAt', 'deliveredTo', 'rejectionReason'] as const

interface OwnRequestProps {
  row: DocumentRequests
  /** Whether the address names it. */
  isAsked: boolean
  /** Whether it is still theirs to withdraw. */
  mayBeCancelled: boolean
}

/** One request of one's own: its stages, its paper in both copies, and how it ended. */
export function OwnRequest({ row, isAsked, mayBeCancelled }: OwnRequestProps) {
  const { t } = useTranslation('requests')
  const meta = useMeta('documentRequests')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  const name = typeName(row, meta)
  const told = TOLD.filter((field) => Boolean(row[field]))
  return (
    <Card component="li" ref={card} withBorder padding="md" className={own.card} data-asked={isAsked || undefined}>
      <div className={own.head}>
        <div className={own.name}>
          <Title order={2} size="h5">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {t('own.receipt')} <span className="ltr">{row.receiptNumber}</span>
          </Text>
        </div>
        <StateBadge row={row} />
      </div>
      <Stages row={row} />
      {row.status === 'pending' && row.dueOn && (
        <Text size="sm" fw={500} mb="xs">
          {labelOf(meta, 'dueOn')} <FieldNamed meta={meta} name="dueOn" row={row} />
        </Text>
      )}
      <Details>
        {told.map((field) => (
          <Detail key={field} label={labelOf(meta, field)}>
            <FieldNamed meta={meta} name={field} row={row} />
          </Detail>
        ))}
      </Details>
      {row.repeatOfId && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('own.repeats')}
        </Text>
      )}
      {row.status === 'approved' && row.docId && (
        <div className={styles.papers}>
          <PaperCopies row={row} title={name} />
        </div>
      )}
      <PrintRefusal row={row} />
      {mayBeCancelled && <Withdrawal row={row} name={name} />}
    </Card>
  )
}

/** Withdrawn by whoever asked, until its paper is made. */
function Withdrawal({ row, name }: { row: DocumentRequests; name: string }) {
  const { t } = useTranslation('requests')
  const ask = useConfirm()
  const cancel = useAction({
    run: () => act('documentRequests.cancel', { id: row.$id }),
    touches: 'documentRequests',
    done: () => toast.done(t('cancel.done')),
  })
  const question = { title: t('cancel.title', { name }), text: t('cancel.text'), action: t('cancel.action') }
  return (
    <Group mt="sm">
      <Button
        variant="default"
        size="xs"
        loading={cancel.busy}
        onClick={async () => {
          if (await ask({ ...question, destructive: true })) cancel.act()
        }}
      >
        {t('cancel.action')}
      </Button>
    </Group>
  )
}
