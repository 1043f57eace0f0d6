import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta, useRights } from '@/api/hooks'
import { administersMissions, can, opens } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { AddButton } from '@/engine/add-button'
import { isMonth } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { MonthCalendar } from '@/engine/calendar/month-calendar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { RecordPicker } from '@/fields/record-picker'
import { today } from '@/i18n/format'
import { pathOf } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import styles from '../missions.module.css'
import { isDated, missionEvent } from './mission-events'
import { TakenRows } from './taken-rows'
import { useMonthMissions } from './use-missions'

const SubscriptionDialog = lazy(() => import('@/platform/calendar-feed/subscription-dialog'))

const VIEWS = ['days', 'cars', 'people'] as const

/** What the address of the calendar says: the month, how it is laid out, whom or what it is looked at for. */
interface CalendarSearch {
  month?: string | undefined
  view?: (typeof VIEWS)[number] | undefined
  car?: string | undefined
  employee?: string | undefined
}

/** Reads an address; what it cannot mean is dropped. */
function useCalendarSearch(): CalendarSearch {
  const { month, view, car, employee }: Record<string, string> = useSearch({ strict: false })
  return { month: isMonth(month) ? month : undefined, view: VIEWS.find((known) => known === view), car, employee }
}

/** A month of missions: by its days, or by the cars and people that they take. */
export default function CalendarPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['missions', 'calendar'])
  const search = useCalendarSearch()
  const language = useLanguage()
  const meta = useMeta('missions')
  const navigate = useNavigate()
  const rights = useRights()
  const mayAdd = can(rights, 'create', 'missions') && opens(rights, pathOf(paths.newMission()))
  const [subscribing, setSubscribing] = useState(false)
  const { month = today().slice(0, 7), view = 'days', car, employee } = search
  const { data, isPending, isError, error, refetch } = useMonthMissions(month, { car, employee })
  const change = (next: CalendarSearch) =>
    navigate({ to: '.', search: { ...search, ...next, tab: 'calendar' }, replace: true, resetScroll: false })
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('calendar.hint')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconCalendarShare size={17} />}
              onClick={() => setSubscribing(true)}
            >
              {t('subscription.open', { ns: 'calendar' })}
            </Button>
            <AddButton collection="missions" to={paths.newMission()} label={t('add')} />
          </>
        }
      />
      {tabs}
      <MonthBar month={month} onChange={(next) => change({ month: next })}>
        <div className={styles.narrows}>
          <Narrow field="carId" collection="cars" value={car} onChange={(id) => change({ car: id })} />
          <Narrow
            field="persoActifId"
            collection="employees"
            value={employee}
            onChange={(id) => change({ employee: id })}
          />
          <SegmentedControl
            aria-label={t('view', { ns: 'calendar' })}
            value={view}
            onChange={(next) => change({ view: VIEWS.find((known) => known === next) })}
            data={VIEWS.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          />
        </div>
      </MonthBar>
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Skeleton height={480} />}
      {data && view === 'days' && (
        <MonthCalendar
          month={month}
          events={data.filter(isDated).map((row) => missionEvent(row, meta, language))}
          label={t('calendar.label')}
          none={t('calendar.none')}
          newAt={mayAdd ? (day) => paths.newMission({ day }) : undefined}
          newLabel={t('add')}
        />
      )}
      {data && view !== 'days' && <TakenRows kind={view} month={month} missions={data} />}
      <Suspense>
        {subscribing && (
          <SubscriptionDialog
            feed="missions"
            isWide={administersMissions(rights)}
            make={(isWide) => act('missions.calendar', { scope: isWide ? 'all' : 'own' })}
            end={() => act('missions.endCalendar')}
            onClose={() => setSubscribing(false)}
          />
        )}
      </Suspense>
    </>
  )
}

interface NarrowProps {
  field: string
  collection: CollectionId
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** One car, one person: whom the month is looked at for. */
function Narrow({ field, collection, value, onChange }: NarrowProps) {
  const label = labelOf(useMeta('missions'), field)
  return (
    <div className={styles.narrow}>
      <RecordPicker
        aria-label={label}
        placeholder={label}
        collection={collection}
        value={value ?? null}
        onChange={(id) => onChange(id ?? undefined)}
      />
    </div>
  )
}
