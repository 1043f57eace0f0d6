import { Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { labelOf } from '@/api/schema-meta'
import { formatNumber, formatPlate } from '@/i18n/format'
import { ListFailed } from '@/parts/resource-table/states'
import { useLanguage } from '@/ui/use-language'

interface SummaryTableProps {
  report: string
  /** The attribute that it groups by. */
  by: 'destination' | 'serviceId' | 'carId'
  month: string
  title: string
}

/** Missions and kilometres of a month by one of their attributes, with what they come to. */
export function SummaryTable({ report, by, month, title }: SummaryTableProps) {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const head = labelOf(useMeta('missions'), by)
  const { data, isPending, isError, error, refetch } = useQuery(
    reportQuery(report, language, { queries: [Query.equal('month', month)] }),
  )
  const groups = data?.groups ?? []
  const kilometres = groups.reduce((sum, group) => sum + group.sum, 0)
  const named = (label: string) => (by === 'carId' ? formatPlate(label) : label)
  const figure = (value: number) => <span className="ltr tabular">{formatNumber(value, language)}</span>
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {isPending && <Skeleton height={160} />}
      {isError && <ListFailed error={error} onRetry={refetch} />}
      {data && groups.length === 0 && <Text c="dimmed">{t('summary.none')}</Text>}
      {groups.length > 0 && (
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{head}</Table.Th>
              <Table.Th ta="end">{t('summary.missions')}</Table.Th>
              <Table.Th ta="end">{t('summary.kilometres')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map((group) => (
              <Table.Tr key={group.by[0] ?? ''}>
                <Table.Th scope="row" fw={400}>
                  <bdi>{group.by[0] ? named(group.label[0] ?? '') : t('summary.unnamed')}</bdi>
                </Table.Th>
                <Table.Td ta="end">{figure(group.count)}</Table.Td>
                <Table.Td ta="end">{figure(group.sum)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('summary.total')}</Table.Th>
              <Table.Th ta="end">{figure(data?.total ?? 0)}</Table.Th>
              <Table.Th ta="end">{figure(kilometres)}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Card>
  )
}
