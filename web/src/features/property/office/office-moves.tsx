import { Card, Group, Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Bureaux } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { titleFields } from '@/api/titles'
import { ErrorState } from '@/engine/resource-table/error-state'
import { LinkedField } from '@/fields/linked-value'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { QuantityCell } from '../items/cells'
import { KindBadge, WayCell } from '../movements/cells'

/** So many of what happened last are shown; all of them stand among the movements. */
const SHOWN = 30

const FOLLOWED = [
  'item.designation',
  ...['fromBureau', 'toBureau'].flatMap((link) => titleFields('bureaux').map((field) => `${link}.${field}`)),
]

/** What came to an office and left it, the newest first. */
export default function OfficeMoves({ office }: { office: Bureaux }) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const meta = useMeta('inventoryMovements')
  const { data, error, isPending, refetch } = useQuery(
    listQuery('inventoryMovements', [
      Query.or([Query.equal('fromBureauId', office.$id), Query.equal('toBureauId', office.$id)]),
      Query.orderDesc('on'),
      Query.orderDesc('$createdAt'),
      Query.limit(SHOWN),
      Query.select(['*', ...FOLLOWED]),
    ]),
  )
  if (isPending) return <Skeleton height={240} />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (data.total === 0) return <Text c="dimmed">{t('moved.empty.title')}</Text>
  return (
    <Card withBorder padding="md">
      <WideTable minWidth={640} label={t('moved.title')}>
        <Table.Thead>
          <Table.Tr>
            {(['on', 'itemId', 'kind', 'toBureauId'] as const).map((field) => (
              <Table.Th key={field}>{labelOf(meta, field)}</Table.Th>
            ))}
            <Table.Th ta="end">{labelOf(meta, 'quantity')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.documents.map((row) => (
            <Table.Tr key={row.$id}>
              <Table.Td className="tabular">
                <OpenLink address={paths.inventoryMovement(row.$id)}>{formatDay(row.on, language)}</OpenLink>
              </Table.Td>
              <Table.Td>
                <LinkedField collection="inventoryMovements" name="itemId" row={row} />
              </Table.Td>
              <Table.Td>
                <KindBadge row={row} />
              </Table.Td>
              <Table.Td>
                <WayCell row={row} />
              </Table.Td>
              <Table.Td ta="end">
                <QuantityCell quantity={row.quantity} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {data.total > SHOWN && (
        <Group mt="sm" gap="lg">
          <OpenLink address={paths.inventoryMovements({ toBureau: office.$id })}>
            {t('movements.filters.toBureau.label')}
          </OpenLink>
          <OpenLink address={paths.inventoryMovements({ fromBureau: office.$id })}>
            {t('movements.filters.fromBureau.label')}
          </OpenLink>
        </Group>
      )}
    </Card>
  )
}
