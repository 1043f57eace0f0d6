import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { type ListSearch, mergeSearch } from '@/api/list-address'
import { titleOf } from '@/api/titles'
import { daysOf, isMonth } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { MonthCalendar } from '@/engine/calendar/month-calendar'
import { ErrorState } from '@/engine/resource-table/error-state'
import { today } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { eventsOf } from './events'

/** A month of all exams: until when one applies and appeals, when the tests are. */
export default function CalendarPage() {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const month = isMonth(search.month) ? search.month : today().slice(0, 7)
  const { data, error, isPending, refetch } = useDates(month)
  const events = data
    ? eventsOf(
        {
          exams: data.exams.map((exam) => ({
            id: exam.$id,
            title: titleOf(exam, language),
            status: exam.status,
            deadline: exam.application_deadline,
            examDate: exam.exam_date,
            examTime: exam.exam_time,
            waitingUntil: exam.waitingListUntil,
          })),
          tests: data.tests.map((test) => ({
            id: test.$id,
            examId: test.recruitmentId,
            label: inLanguage(test.labelFr, test.labelAr, language),
            date: test.date,
            startTime: test.startTime,
          })),
          lists: data.lists.map((list) => ({
            id: list.$id,
            examId: list.recruitmentId,
            appealsUntil: list.appealsUntil,
          })),
        },
        (what) => t(`calendar.${what}`),
        (exam) => paths.exam(exam),
      )
    : []
  return (
    <>
      <PageHead title={t('calendar.title')} hint={t('calendar.hint')} />
      <MonthBar
        month={month}
        onChange={(next) =>
          navigate({ to: '.', search: mergeSearch(search, { month: next }), replace: true, resetScroll: false })
        }
      />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Skeleton height={480} />}
      {data && <MonthCalendar month={month} events={events} label={t('calendar.title')} none={t('calendar.none')} />}
    </>
  )
}

/** Exams with a date in a month's reach; of tests and lists those of the month. */
function useDates(month: string) {
  const days = daysOf(month)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const exams = useQuery(allQuery('recruitments', [Query.notEqual('status', 'cancelled')]))
  const tests = useQuery(allQuery('examTests', [Query.isNotNull('date')]))
  const lists = useQuery(
    allQuery('examLists', [
      Query.greaterThanEqual('appealsUntil', `${first}T00:00:00.000+00:00`),
      Query.lessThanEqual('appealsUntil', `${last}T23:59:59.999+00:00`),
    ]),
  )
  return {
    data: exams.data && { exams: exams.data, tests: tests.data ?? [], lists: lists.data ?? [] },
    error: exams.error,
    isPending: exams.isPending,
    refetch: exams.refetch,
  }
}
