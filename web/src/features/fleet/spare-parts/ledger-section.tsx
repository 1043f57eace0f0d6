import { Button, Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { SpareMovements, SpareParts } from '@/api/schema.gen'
import { labelOf, optionLabel } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { RecordName } from '@/fields/record-name'
import { EMPTY, formatAmount, formatDay, formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { ChangeCell, MovementBadge } from './cells'
import { ledgerQuery, withBalance } from './ledger'

/** What came in and went out of a part, and what there was after each. */
export default function Ledger({ part }: { part: SpareParts }) {
  const { t } = useTranslation('spare-parts')
  const ledger = useInfiniteQuery(ledgerQuery(part.$id))
  const movements = ledger.data?.pages.flatMap((page) => page.documents) ?? []
  return (
    <Card withBorder padding="md" component="section" aria-label={t('ledger.title')}>
      <Title order={2} size="h4" mb="sm">
        {t('ledger.title')}
      </Title>
      {ledger.isPending && <Skeleton height={160} />}
      {ledger.isError && <ErrorState error={ledger.error} onRetry={ledger.refetch} />}
      {ledger.isSuccess && movements.length === 0 && <Text c="dimmed">{t('ledger.none')}</Text>}
      {movements.length > 0 && <Lines movements={movements} now={part.quantity ?? 0} />}
      {ledger.hasNextPage && (
        <Button mt="sm" variant="default" loading={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
          {t('ledger.more')}
        </Button>
      )}
    </Card>
  )
}

function Lines({ movements, now }: { movements: readonly SpareMovements[]; now: number }) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  const meta = useMeta('spareMovements')
  return (
    <WideTable minWidth={640} label={t('ledger.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{labelOf(meta, 'date')}</Table.Th>
          <Table.Th>{labelOf(meta, 'kind')}</Table.Th>
          <Table.Th ta="end">{t('ledger.change')}</Table.Th>
          <Table.Th ta="end">{t('ledger.balance')}</Table.Th>
          <Table.Th ta="end">{labelOf(meta, 'unitCost')}</Table.Th>
          <Table.Th>{t('ledger.origin')}</Table.Th>
          <Table.Th>{labelOf(meta, 'byId')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {withBalance(movements, now).map(({ movement, balance }) => (
          <Table.Tr key={movement.$id}>
            <Table.Td className="tabular">{formatDay(movement.date, language)}</Table.Td>
            <Table.Td>
              <MovementBadge row={movement} />
            </Table.Td>
            <Table.Td ta="end">
              <ChangeCell row={movement} />
            </Table.Td>
            <Table.Td ta="end" fw={600} className="tabular">
              {formatNumber(balance, language)}
            </Table.Td>
            <Table.Td ta="end">
              <span className="ltr tabular">{formatAmount(movement.unitCost, language)}</span>
            </Table.Td>
            <Table.Td>
              <Origin movement={movement} />
            </Table.Td>
            <Table.Td>
              <RecordName document={movement.by} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

/** Why it moved: the work order that used it, or the reason that was given. */
function Origin({ movement }: { movement: SpareMovements }) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  const meta = useMeta('maintenances')
  if (!movement.maintenanceId) return movement.reason ? <bdi>{movement.reason}</bdi> : EMPTY
  const work = movement.maintenance
  return (
    <OpenLink address={paths.maintenance(movement.maintenanceId)}>
      {work?.kind ? optionLabel(meta, 'kind', work.kind) : t('ledger.maintenance')}
      {work?.date && ` · ${formatDay(work.date, language)}`}
    </OpenLink>
  )
}
