import type { CalendarEvent } from '@/engine/calendar/event'
import { clockOf } from '@/i18n/clock'
import type { Address } from '@/paths/address'

export interface ExamDates {
  id: string
  title: string
  status: string
  deadline: string | null
  examDate: string | null
  examTime: string | null
  waitingUntil: string | null
}

interface TestDate {
  id: string
  examId: string
  label: string
  date: string | null
  startTime: string | null
}

interface ListTerm {
  id: string
  examId: string
  appealsUntil: string | null
}

export interface Dates {
  exams: readonly ExamDates[]
  tests: readonly TestDate[]
  lists: readonly ListTerm[]
}

/** What is said of a date that bears no name of its own. */
export type DateWord = 'deadline' | 'exam' | 'appeals' | 'waiting'

/** The dates of exams that are not cancelled: until when one applies and appeals, when the tests are. */
export function eventsOf(
  { exams, tests, lists }: Dates,
  say: (what: DateWord) => string,
  addressOf: (exam: string) => Address,
): CalendarEvent[] {
  return exams
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((exam) => {
      const event = (id: string, what: string, at: Moment, tone: CalendarEvent['tone']): CalendarEvent[] =>
        at.day === undefined
          ? []
          : [
              {
                id: `${exam.id}-${id}`,
                from: at.day,
                to: at.day,
                time: at.time,
                title: exam.title,
                detail: what,
                tone,
                address: addressOf(exam.id),
              },
            ]
      const ownTests = tests.filter(({ examId, date }) => examId === exam.id && date)
      return [
        ...event('deadline', say('deadline'), instantOf(exam.deadline), 'warn'),
        ...(ownTests.length ? [] : event('exam', say('exam'), dayOf(exam.examDate, exam.examTime), 'good')),
        ...ownTests.flatMap(({ id, label, date, startTime }) => event(id, label, dayOf(date, startTime), 'good')),
        ...lists
          .filter(({ examId }) => examId === exam.id)
          .flatMap(({ id, appealsUntil }) => event(id, say('appeals'), instantOf(appealsUntil), 'info')),
        ...event('waiting', say('waiting'), dayOf(exam.waitingUntil, null), 'quiet'),
      ]
    })
}

interface Moment {
  day?: string
  time?: string | undefined
}

function dayOf(date: string | null, time: string | null): Moment {
  return date ? { day: date.slice(0, 10), time: time ?? undefined } : {}
}

function instantOf(at: string | null): Moment {
  return at ? clockOf(at) : {}
}
