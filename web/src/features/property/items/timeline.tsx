import { Button, Card, Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OpenActs } from '@/api/actions.gen'
import { openActsQuery } from '@/api/open-acts'
import type { InventoryItems, InventoryMovements } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { RecordName } from '@/fields/record-name'
import { formatAmount, formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { MOVEMENT_ACTS } from '../movements/acts'
import { AcceptanceBadge, KindBadge, WayCell } from '../movements/cells'
import { timelineQuery, undoneIn } from './movements-of'
import styles from './timeline.module.css'

/** All that happened to a thing, the newest first; who may undoes a movement where it stands. */
export default function Timeline({ item }: { item: InventoryItems }) {
  const { t } = useTranslation('inventory')
  const found = useInfiniteQuery(timelineQuery(item.$id))
  const movements = found.data?.pages.flatMap((page) => page.documents) ?? []
  const open = useQuery(
    openActsQuery(
      'inventoryMovements',
      movements.map(({ $id }) => $id),
      useLanguage(),
    ),
  ).data
  const undone = undoneIn(movements)
  return (
    <Card withBorder padding="md" component="section" aria-label={t('timeline.title')}>
      <Title order={2} size="h4" mb="sm">
        {t('timeline.title')}
      </Title>
      {found.isPending && <Skeleton height={160} />}
      {found.isError && <ErrorState error={found.error} onRetry={found.refetch} />}
      {found.isSuccess && movements.length === 0 && <Text c="dimmed">{t('timeline.none')}</Text>}
      <ol className={styles.line}>
        {movements.map((row) => (
          <Step key={row.$id} row={row} isUndone={undone.has(row.$id)} state={open?.[row.$id]} />
        ))}
      </ol>
      {found.hasNextPage && (
        <Button mt="sm" variant="default" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
          {t('timeline.more')}
        </Button>
      )}
    </Card>
  )
}

interface StepProps {
  row: InventoryMovements
  isUndone: boolean
  /** What may be done with it, once the server has said so. */
  state: OpenActs | undefined
}

function Step({ row, isUndone, state }: StepProps) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  return (
    <li className={styles.step} data-undone={isUndone || undefined}>
      <div className={styles.head}>
        <OpenLink address={paths.inventoryMovement(row.$id)}>
          <span className="tabular">{formatDay(row.on, language)}</span>
        </OpenLink>
        <KindBadge row={row} />
        {isUndone ? <StatusBadge tone="quiet">{t('timeline.undone')}</StatusBadge> : <AcceptanceBadge row={row} />}
        {row.quantity !== 1 && <span className={styles.dim}>{t('timeline.pieces', { count: row.quantity })}</span>}
      </div>
      <div className={styles.facts}>
        <WayCell row={row} />
        <Holder row={row} />
      </div>
      <Reasons row={row} />
      {state && (
        <div className={styles.acts}>
          <ActButtons collection="inventoryMovements" row={row} acts={MOVEMENT_ACTS} state={state} size="compact-sm" />
        </div>
      )}
    </li>
  )
}

/** Into whose hands it came, or out of whose. */
function Holder({ row }: { row: InventoryMovements }) {
  const who = row.toEmployeeId ? row.toEmployee : row.kind === 'return' ? row.fromEmployee : undefined
  if (!who) return null
  return (
    <span>
      {' · '}
      <RecordName document={who} />
    </span>
  )
}

/** Why, by which decision, by whom it was written, and what it cost. */
function Reasons({ row }: { row: InventoryMovements }) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const by = row.by?.username
  const said = [
    row.refusedReason && t('timeline.refused', { reason: row.refusedReason }),
    row.reason && (row.reason === 'import' ? t('timeline.import') : row.reason),
    row.decisionRef,
    row.repairer,
    row.cost && t('timeline.cost', { amount: formatAmount(row.cost, language) }),
    by && t('timeline.by', { who: by }),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      <bdi>{said.join(' · ')}</bdi>
    </Text>
  )
}
