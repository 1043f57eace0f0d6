import { expect, it } from 'vitest'
import { monthsOf } from './heat-map'

it('the marks of a year are laid out by its months, a leap year too', () => {
  const months = monthsOf(2028, `o${'.'.repeat(364)}a`)
  expect(months.map(({ days }) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect([months[0]?.days[0], months[11]?.days[30]]).toEqual([
    { date: '2028-01-01', letter: 'o' },
    { date: '2028-12-31', letter: 'a' },
  ])
})
