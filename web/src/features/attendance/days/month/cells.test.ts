import { expect, test } from 'vitest'
import { daysOf, mayBeEntered, toggleCells } from './cells'

const A = { employeeId: 'a', date: '2026-11-03' }
const B = { employeeId: 'b', date: '2026-11-03' }
const C = { employeeId: 'a', date: '2026-11-04' }

test('a column is chosen whole before it is given up', () => {
  expect(toggleCells([A], [A, B])).toEqual([A, B])
  expect(toggleCells([A, B, C], [A, B])).toEqual([C])
})

test('the days of one person are told apart from those of others', () => {
  expect(daysOf([A, B, C], 'a')).toBe('2026-11-03 2026-11-04')
  expect(daysOf([B], 'a')).toBe('')
})

test('absences, lateness and days that nobody measured are entered, those to come and those of leave are not', () => {
  expect(['a', 'l', 'u', 'n', '.', undefined].every((mark) => mayBeEntered(mark, '2026-11-03', '2026-11-05'))).toBe(
    true,
  )
  expect(mayBeEntered('v', '2026-11-03', '2026-11-05')).toBe(false)
  expect(mayBeEntered('a', '2026-11-06', '2026-11-05')).toBe(false)
})
