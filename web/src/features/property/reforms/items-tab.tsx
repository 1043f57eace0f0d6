import { Card, Skeleton, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { InventoryReforms } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ChoiceBadge } from '@/fields/choice-badge'
import { OpenLink } from '@/fields/open-link'
import { formatAmount } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { ItemCell, OfficeCell, QuantityCell } from '../items/cells'
import { itemsQuery } from '../items/items-of'
import { worthOf } from '../items/worth'

/** What a reform takes out, thing by thing, with what all of it cost. */
export default function ItemsTab({ reform }: { reform: InventoryReforms }) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const meta = useMeta('inventoryItems')
  const { data, error, isPending, refetch } = useQuery(itemsQuery(reform.itemIds))
  if (isPending) return <Skeleton height={240} />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Card withBorder padding="md">
      <WideTable minWidth={640} label={t('reforms.tabs.items')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{meta.one}</Table.Th>
            <Table.Th>{labelOf(meta, 'bureauId')}</Table.Th>
            <Table.Th>{labelOf(meta, 'state')}</Table.Th>
            <Table.Th ta="end">{labelOf(meta, 'quantity')}</Table.Th>
            <Table.Th ta="end">{labelOf(meta, 'price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((row) => (
            <Table.Tr key={row.$id}>
              <Table.Td>
                <OpenLink address={paths.item(row.$id)}>
                  <ItemCell row={row} />
                </OpenLink>
              </Table.Td>
              <Table.Td>
                <OfficeCell row={row} />
              </Table.Td>
              <Table.Td>
                <ChoiceBadge collection="inventoryItems" field="state" value={row.state} />
              </Table.Td>
              <Table.Td ta="end">
                <QuantityCell quantity={row.quantity} />
              </Table.Td>
              <Table.Td ta="end">
                <span className="ltr tabular">{formatAmount(row.price, language)}</span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={4}>{t('reforms.total')}</Table.Th>
            <Table.Th ta="end">
              <span className="ltr tabular">{formatAmount(worthOf(data), language)}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Card>
  )
}
