import { expect, it } from 'vitest'
import { withSearch } from '@/paths/address'
import { byDay, type CalendarEvent } from './event'

const event = (id: string, from: string, to: string, time?: string): CalendarEvent => ({
  id,
  from,
  to,
  time,
  title: id,
  tone: 'info',
  address: withSearch(`/${id}`, {}),
})

it('stands on each of its days, after those that began before it', () => {
  const events = [
    event('late', '2026-11-03', '2026-11-03', '14:00'),
    event('early', '2026-11-03', '2026-11-03', '08:00'),
    event('long', '2026-11-02', '2026-11-04', '16:00'),
  ]
  const days = byDay(events, ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])
  const ids = [...days.values()].map((found) => found.map(({ id }) => id))
  expect(ids).toEqual([[], ['long'], ['long', 'early', 'late'], ['long']])
})
