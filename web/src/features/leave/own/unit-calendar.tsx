import { Button, Skeleton, Text } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { unitLeaveQuery } from '@/api/leave'
import type { CalendarEvent } from '@/engine/calendar/event'
import { daysOf } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { MonthCalendar } from '@/engine/calendar/month-calendar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { today } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'

const SubscriptionDialog = lazy(() => import('@/platform/calendar-feed/subscription-dialog'))

/** Who of a unit is away when, month by month: that they are absent, and nothing of why. */
export function UnitCalendar({ unit }: { unit?: string }) {
  const { t } = useTranslation(['leave', 'calendar'])
  const language = useLanguage()
  const [isSubscribing, setSubscribing] = useState(false)
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const days = daysOf(month)
  const asked = unitLeaveQuery(days[0] ?? `${month}-01`, days.at(-1) ?? `${month}-28`, unit)
  const { data, error, isPending, refetch } = useQuery(asked)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  const names = new Map(
    data?.people.map((one) => [one.id, inLanguage(one.fullNameFr, one.fullNameAr, language)] as const),
  )
  const events: CalendarEvent[] = (data?.absences ?? []).map((one) => ({
    id: `${one.employeeId} ${one.from}`,
    from: one.from,
    to: one.to,
    title: names.get(one.employeeId) ?? '…',
    detail: t(one.certain ? 'calendar.away' : 'calendar.asked'),
    tone: one.certain ? 'info' : 'quiet',
    address: paths.employee(one.employeeId),
  }))
  return (
    <>
      <MonthBar month={month} onChange={setMonth}>
        <Button variant="default" leftSection={<IconCalendarShare size={17} />} onClick={() => setSubscribing(true)}>
          {t('subscription.open', { ns: 'calendar' })}
        </Button>
      </MonthBar>
      <Text size="sm" c="dimmed" mb="sm">
        {t('calendar.hint')}
      </Text>
      {isPending ? (
        <Skeleton height={320} />
      ) : (
        <MonthCalendar month={month} events={events} label={t('calendar.title')} none={t('calendar.none')} />
      )}
      <Suspense>
        {isSubscribing && (
          <SubscriptionDialog
            feed="leave"
            isWide
            make={(isWide) => act('leaveRequests.subscribe', { scope: isWide ? 'unit' : 'own' })}
            end={() => act('leaveRequests.unsubscribe')}
            onClose={() => setSubscribing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
