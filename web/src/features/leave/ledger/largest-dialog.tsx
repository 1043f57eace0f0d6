import { Skeleton, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { labelOf } from '@/api/schema-meta'
import { RowLink } from '@/engine/reports/row-link'
import { ErrorState } from '@/engine/resource-table/error-state'
import { DateField } from '@/fields/date-field'
import { formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { TypeName } from '../cells'

/** Who has most days left, today or on a day that has passed: what is to be taken before it lapses. */
export default function LargestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const meta = useMeta('leaveRecords')
  const [day, setDay] = useState<string | null>(null)
  const queries = day === null ? [] : [Query.lessThanEqual('start_date', day)]
  const { data, error, refetch } = useQuery(reportQuery('largestLeaveBalances', language, { queries }))
  return (
    <Dialog onClose={onClose} size="min(720px, 96vw)" title={t('largest.title')}>
      <Stack>
        <DateField label={t('statementOf.day')} description={t('statementOf.hint')} value={day} onChange={setDay} />
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={240} />}
        {data?.groups.length === 0 && <Text c="dimmed">{t('balance.none')}</Text>}
        {data && data.groups.length > 0 && (
          <Table aria-label={t('largest.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{labelOf(meta, 'employeeId')}</Table.Th>
                <Table.Th>{labelOf(meta, 'type')}</Table.Th>
                <Table.Th ta="end">{t('largest.days')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.groups.map(({ by: [employee, type], label: [name], sum }) => (
                <Table.Tr key={`${employee} ${type}`}>
                  <Table.Th scope="row" fw={400}>
                    <RowLink address={paths.employee(String(employee))}>
                      <bdi>{name}</bdi>
                    </RowLink>
                  </Table.Th>
                  <Table.Td>
                    <TypeName code={String(type)} />
                  </Table.Td>
                  <Table.Td ta="end">
                    <span className="ltr tabular">{formatNumber(sum, language)}</span>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Dialog>
  )
}
