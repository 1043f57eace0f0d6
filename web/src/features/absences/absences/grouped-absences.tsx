import { Button, Group, Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import styles from '@/engine/reports/report-table.module.css'
import { RowLink } from '@/engine/reports/row-link'
import { ErrorState } from '@/engine/resource-table/error-state'
import type { List } from '@/engine/resource-table/use-list'
import { formatDay, formatNumber } from '@/i18n/format'
import { addressOf } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import { Duration } from '../duration'
import { type AbsenceGroup, groupsOf, reportOf, searchOf, type View } from './views'

/** So many groups are shown at first, and so many more each time: a commune has a thousand people. */
const AT_ONCE = 50

interface GroupedAbsencesProps {
  list: List<'absences'>
  view: View
}

/** What the filters of the list leave, counted by day, by person or by unit; each group leads to its absences. */
export function GroupedAbsences({ list, view }: GroupedAbsencesProps) {
  const { t } = useTranslation(['absences', 'parts'])
  const language = useLanguage()
  const [limit, setLimit] = useState(AT_ONCE)
  const queries = list.rowQueries.filter((query) => query !== list.order)
  const { data, error, isPending, refetch } = useQuery(reportQuery(reportOf(view), language, { queries }))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={240} m="md" />
  const groups = groupsOf(data, view)
  if (groups.length === 0)
    return (
      <Text c="dimmed" p="md">
        {t('views.none')}
      </Text>
    )
  return (
    <>
      <GroupTable groups={groups} limit={limit} list={list} view={view} />
      {groups.length > limit && (
        <Group justify="center" p="md">
          <Button variant="default" onClick={() => setLimit(limit + AT_ONCE)}>
            {t('parts:history.more')}
          </Button>
        </Group>
      )}
    </>
  )
}

interface GroupTableProps extends GroupedAbsencesProps {
  groups: readonly AbsenceGroup[]
  limit: number
}

function GroupTable({ groups, limit, list, view }: GroupTableProps) {
  const { t } = useTranslation(['absences', 'parts'])
  const small = useSmall()
  const label = t(`views.${view}`)
  const all = groups.reduce((sum, one) => ({
    ...one,
    total: sum.total + one.total,
    justified: sum.justified + one.justified,
    minutes: sum.minutes + one.minutes,
  }))
  return (
    <Table aria-label={label} horizontalSpacing={small ? 'xs' : 'md'} stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{label}</Table.Th>
          <Table.Th ta="end">{t('views.total')}</Table.Th>
          <Table.Th ta="end">{t('views.justified')}</Table.Th>
          <Table.Th ta="end">{t('views.minutes')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.slice(0, limit).map((group) => (
          <Table.Tr key={group.value ?? ''} className={styles.row}>
            <Table.Th scope="row" fw={400}>
              <RowLink
                address={addressOf({ to: '/absence-management', search: searchOf(list.search, view, group.value) })}
              >
                <GroupName group={group} view={view} />
              </RowLink>
            </Table.Th>
            <Figures group={group} />
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('parts:report.total')}</Table.Th>
          <Figures group={all} />
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}

function GroupName({ group: { value, label }, view }: { group: AbsenceGroup; view: View }) {
  const { t } = useTranslation('absences')
  const language = useLanguage()
  if (value === null) return t('views.unnamed')
  return <bdi>{view === 'day' ? formatDay(value, language) : label}</bdi>
}

function Figures({ group: { total, justified, minutes } }: { group: AbsenceGroup }) {
  const language = useLanguage()
  return (
    <>
      <Table.Td ta="end">
        <span className="ltr tabular">{formatNumber(total, language)}</span>
      </Table.Td>
      <Table.Td ta="end">
        <span className="ltr tabular">{formatNumber(justified, language)}</span>
      </Table.Td>
      <Table.Td ta="end">
        <Duration minutes={minutes} />
      </Table.Td>
    </>
  )
}
