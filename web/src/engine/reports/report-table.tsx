import { Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReportGroup, reportQuery } from '@/api/reports'
import { formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { ErrorState } from '../resource-table/error-state'
import { Bar } from './bar'
import styles from './report-table.module.css'
import { RowLink } from './row-link'

interface ReportTableProps {
  report: string
  /** Which documents count. */
  queries: string[]
  title: string
  /** The heads of its columns: what it groups by, how many, and what they come to. */
  heads: { group: string; count: string; sum: string }
  /** How a sum is written. */
  formatSum: (sum: number) => string
  nameOf?: ((label: string) => ReactNode) | undefined
  /** Where the documents of a group are listed; null are those that name none. */
  address?: (value: string | null) => Address
  /** What those are called that name none. */
  unnamed: string
  /** What to say when nothing counts. */
  none: string
}

/** A report as a table: the greatest sum first, each as a bar beside the greatest, and what all come to. */
export function ReportTable(props: ReportTableProps) {
  const { report, queries, title, heads, formatSum, nameOf = (label) => label, address, unnamed, none } = props
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { data, isPending, isError, error, refetch } = useQuery(reportQuery(report, language, { queries }))
  const groups = [...(data?.groups ?? [])].sort((one, other) => other.sum - one.sum)
  // Where nothing is summed up yet, they are compared by how many they are.
  const measure = groups.some(({ sum }) => sum > 0) ? 'sum' : 'count'
  const max = Math.max(...groups.map((group) => group[measure]), 0)
  const named = ({ by: [value], label: [label = ''] }: ReportGroup) => (value ? nameOf(label) : unnamed)
  const figure = (text: string) => <span className="ltr tabular">{text}</span>
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {isPending && <Skeleton height={160} />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {data && groups.length === 0 && <Text c="dimmed">{none}</Text>}
      {groups.length > 0 && (
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{heads.group}</Table.Th>
              <Table.Th ta="end">{heads.count}</Table.Th>
              <Table.Th ta="end">{heads.sum}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map((group) => (
              <Table.Tr key={group.by[0] ?? ''} className={styles.row}>
                <Table.Th scope="row" fw={400}>
                  <RowLink address={address?.(groupedBy(group))}>
                    <bdi>{named(group)}</bdi>
                  </RowLink>
                  <Bar value={group[measure]} max={max} />
                </Table.Th>
                <Table.Td ta="end">{figure(formatNumber(group.count, language))}</Table.Td>
                <Table.Td ta="end">{figure(formatSum(group.sum))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('report.total')}</Table.Th>
              <Table.Th ta="end">{figure(formatNumber(data?.total ?? 0, language))}</Table.Th>
              <Table.Th ta="end">{figure(formatSum(totalOf(groups)))}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Card>
  )
}

function groupedBy({ by: [value] }: ReportGroup): string | null {
  return value ? String(value) : null
}

/** In hundredths, so that amounts come out exact. */
function totalOf(groups: readonly ReportGroup[]): number {
  return groups.reduce((sum, group) => sum + Math.round(group.sum * 100), 0) / 100
}
