import { Card, Group, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react'
import { lazy, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { FieldNamed } from '@/fields/field-of'
import own from '@/platform/own/own.module.css'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { Detail, Details } from '@/ui/details'
import { StateBadge, typeName } from '../desk/cells'
import styles from './own.module.css'
import { Stages } from './stages'

const RefusalDialog = lazy(() => import('../refusal-dialog'))

/** It is withdrawn until its paper is made. */
const ACTS: Acts<'documentRequests'> = {
  'documentRequests.cancel': { Icon: IconArrowBackUp },
  'documentRequests.printRefusal': { Icon: IconPrinter, RowDialog: RefusalDialog },
}
/** What is told of a request, where it is known. */
const TOLD = ['submittedAt', 'reason', 'copies', 'language', 'deliveredAt', 'deliveredTo', 'rejectionReason'] as const

interface OwnRequestProps {
  row: DocumentRequests
  /** Whether the address names it. */
  isAsked: boolean
  /** What is still open to them. */
  acts: OpenActs | undefined
}

/** One request of one's own: its stages, its paper in both copies, and how it ended. */
export function OwnRequest({ row, isAsked, acts }: OwnRequestProps) {
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
      {acts && (
        <Group mt="sm">
          <ActButtons collection="documentRequests" row={row} acts={ACTS} state={acts} size="xs" />
        </Group>
      )}
    </Card>
  )
}
