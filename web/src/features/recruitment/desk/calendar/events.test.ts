import { expect, it } from 'vitest'
import { type ExamDates, eventsOf } from './events'

const EXAM: ExamDates = {
  id: 'x',
  title: 'Techniciens',
  status: 'open',
  deadline: '2026-12-01T16:30:00.000+00:00',
  examDate: '2026-12-20T00:00:00.000+00:00',
  examTime: '09:00',
  waitingUntil: null,
}
const SAY = (what: string) => what
const AT = (id: string) => `/${id}` as never

it('shows the deadline by the clock of Morocco, and the exam at its hour', () => {
  const events = eventsOf({ exams: [EXAM], tests: [], lists: [] }, SAY, AT)
  expect(events.map(({ from, time, detail }) => [from, time, detail])).toEqual([
    ['2026-12-01', '17:30', 'deadline'],
    ['2026-12-20', '09:00', 'exam'],
  ])
})

it('shows tests on their own days instead of the day of the exam, and until when appeals are taken', () => {
  const tests = [{ id: 't', examId: 'x', label: 'Droit', date: '2026-12-21', startTime: '14:00' }]
  const lists = [{ id: 'l', examId: 'x', appealsUntil: '2026-12-10T22:59:00.000+00:00' }]
  const events = eventsOf({ exams: [EXAM], tests, lists }, SAY, AT)
  expect(events.map(({ from, detail }) => [from, detail])).toEqual([
    ['2026-12-01', 'deadline'],
    ['2026-12-21', 'Droit'],
    ['2026-12-10', 'appeals'],
  ])
})

it('shows nothing of an exam that was cancelled', () => {
  expect(eventsOf({ exams: [{ ...EXAM, status: 'cancelled' }], tests: [], lists: [] }, SAY, AT)).toEqual([])
})
