import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { allQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { type ListSearch, mergeSearch } from '@/api/list-address'
import { can, opens } from '@/api/rights'
import { labelOf, optionLabel } from '@/api/schema-meta'
import { AddButton } from '@/engine/add-button'
import { daysOf, isMonth } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { MonthCalendar } from '@/engine/calendar/month-calendar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { RecordPicker } from '@/fields/record-picker'
import { today } from '@/i18n/format'
import { pathOf } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { dueEvents, orderEvent } from './events'

/** A month of the garage: its orders on their days, and what comes due. */
export default function CalendarTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const meta = useMeta('maintenances')
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const month = isMonth(search.month) ? search.month : today().slice(0, 7)
  const rights = useRights()
  const mayAdd = can(rights, 'create', 'maintenances') && opens(rights, pathOf(paths.newMaintenance()))
  const car = search.car === undefined ? undefined : String(search.car)
  const { data, isPending, isError, error, refetch } = useMonthOrders(month, car)
  const due = useQuery(readingQuery('maintenances.due')).data?.rows.filter((row) => !car || row.carId === car) ?? []
  const change = (next: ListSearch) =>
    navigate({ to: '.', search: mergeSearch(search, next), replace: true, resetScroll: false })
  const carLabel = labelOf(meta, 'carId')
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={<AddButton collection="maintenances" to={paths.newMaintenance()} label={t('add')} />}
      />
      {tabs}
      <MonthBar month={month} onChange={(next) => change({ month: next })}>
        <RecordPicker
          w={200}
          aria-label={carLabel}
          placeholder={carLabel}
          collection="cars"
          value={car ?? null}
          onChange={(id) => change({ car: id ?? undefined })}
        />
      </MonthBar>
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Skeleton height={480} />}
      {data && (
        <MonthCalendar
          month={month}
          events={[
            ...data.map((row) => orderEvent(row, meta, language)),
            ...dueEvents(due, (row) => t('calendar.due', { kind: optionLabel(meta, 'kind', row.kind ?? '') })),
          ]}
          label={t('tabs.calendar')}
          none={t('calendar.none')}
          newAt={mayAdd ? (day) => paths.newMaintenance({ day, ...(car && { car }) }) : undefined}
          newLabel={t('add')}
        />
      )}
    </>
  )
}

/** The orders of a month, of one car when asked; cancelled ones take nobody's day. */
function useMonthOrders(month: string, car: string | undefined) {
  const days = daysOf(month)
  const queries = [
    Query.notEqual('status', 'cancelled'),
    Query.between('date', days[0] ?? '', days.at(-1) ?? ''),
    ...(car ? [Query.equal('carId', car)] : []),
    Query.select(['kind', 'date', 'status', 'garage', 'car.fullMatricule']),
    Query.orderAsc('date'),
  ]
  return useQuery(allQuery('maintenances', queries))
}
