import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { today } from '@/i18n/format'
import { MonthBar } from '@/parts/calendar/month-bar'
import { MonthCalendar } from '@/parts/calendar/month-calendar'
import { RecordPicker } from '@/parts/record-picker'
import { ListFailed } from '@/parts/resource-table/states'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { CALENDAR_VIEWS, type CalendarSearch } from '../address'
import styles from '../missions.module.css'
import { MissionTabs } from '../tabs'
import { missionEvent } from './mission-events'
import { TakenRows } from './taken-rows'
import { useMonthMissions } from './use-missions'

const SubscriptionDialog = lazy(() => import('./subscription-dialog'))

/** A month of missions: by its days, or by the cars and people that they take. */
export default function CalendarPage({ search }: { search: CalendarSearch }) {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const meta = useMeta('missions')
  const navigate = useNavigate()
  const [subscribing, setSubscribing] = useState(false)
  const { month = today().slice(0, 7), view = 'days', car, employee } = search
  const { data, isPending, isError, error, refetch } = useMonthMissions(month, { car, employee })
  const change = (next: CalendarSearch) =>
    navigate({ to: '.', search: { ...search, ...next, tab: 'calendar' } as never, replace: true, resetScroll: false })
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('calendar.hint')}
        actions={
          <Button variant="default" leftSection={<IconCalendarShare size={17} />} onClick={() => setSubscribing(true)}>
            {t('subscription.open')}
          </Button>
        }
      />
      <MissionTabs value="calendar" />
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
            onChange={(next) => change({ view: CALENDAR_VIEWS.find((known) => known === next) })}
            data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          />
        </div>
      </MonthBar>
      {isError && <ListFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton height={480} />}
      {data && view === 'days' && (
        <MonthCalendar
          month={month}
          events={data.map((row) => missionEvent(row, meta, language))}
          label={t('calendar.label')}
          none={t('calendar.none')}
        />
      )}
      {data && view !== 'days' && <TakenRows kind={view} month={month} missions={data} />}
      <Suspense>{subscribing && <SubscriptionDialog onClose={() => setSubscribing(false)} />}</Suspense>
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
