import { expect, it } from 'vitest'
import type { OwnLeave } from '@/api/portal'
import { marksOf } from './day-marks'

const own = (status: string, startDate: string, endDate: string) => ({ status, startDate, endDate }) as OwnLeave
const absence = (employeeId: string, from: string, to: string) => ({
  employeeId,
  from,
  to,
  startHalf: false,
  endHalf: false,
  certain: true,
})
const KNOWN = {
  holidays: new Map([
    ['2026-11-18', 'Fête de l’Indépendance'],
    ['2027-01-01', 'Nouvel an'],
  ]),
  own: [
    own('approved', '2026-10-30T00:00:00.000+00:00', '2026-11-02T00:00:00.000+00:00'),
    own('rejected', '2026-11-20', '2026-11-20'),
  ],
  unit: {
    people: [
      { id: 'amal', fullNameFr: 'Amal', fullNameAr: 'أمل' },
      { id: 'karim', fullNameFr: 'Karim', fullNameAr: 'كريم' },
    ],
    absences: [absence('amal', '2026-11-02', '2026-11-02'), absence('karim', '2026-11-29', '2026-12-04')],
  },
  self: 'amal',
}

it('tells of each day of a month what lies on it, and nothing of the days beside it', () => {
  const marks = marksOf(KNOWN, '2026-11-01', '2026-11-30', 'fr')
  expect([...marks.keys()].sort()).toEqual(['2026-11-01', '2026-11-02', '2026-11-18', '2026-11-29', '2026-11-30'])
  expect(marks.get('2026-11-18')).toEqual({ holiday: 'Fête de l’Indépendance', away: [] })
  expect(marks.get('2026-11-02'), 'who asks is no colleague of their own').toEqual({ isOwn: true, away: [] })
  expect(marks.get('2026-11-30')?.away).toEqual(['Karim'])
})

it('tells nothing of what was refused, and names colleagues in the language of the reader', () => {
  const marks = marksOf(KNOWN, '2026-11-01', '2026-11-30', 'ar')
  expect(marks.has('2026-11-20')).toBe(false)
  expect(marks.get('2026-11-29')?.away).toEqual(['كريم'])
})
