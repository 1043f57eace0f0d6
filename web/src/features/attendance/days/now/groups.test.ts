import { expect, it } from 'vitest'
import type { AttendanceToday } from '@/api/actions.gen'
import { groupsOf } from './groups'

const line = (employeeId: string, more: Partial<AttendanceToday>): AttendanceToday => ({
  employeeId,
  nameFr: null,
  nameAr: null,
  mark: 'w',
  firstIn: null,
  lastOut: null,
  lateMinutes: null,
  annexe: null,
  elsewhere: null,
  ...more,
})

it('people came, have not come yet, or are elsewhere', () => {
  const people = [
    line('amal', { firstIn: '08:25', mark: 'o' }),
    line('brahim', {}),
    line('chaima', { mark: 'v' }),
    line('driss', { elsewhere: { text: 'En mission', tone: 'info' } }),
  ]
  const names = groupsOf(people).map(({ key, lines }) => [key, lines.map(({ employeeId }) => employeeId)])
  expect(names).toEqual([
    ['came', ['amal']],
    ['missing', ['brahim']],
    ['elsewhere', ['chaima', 'driss']],
  ])
})
