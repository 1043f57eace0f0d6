import { expect, it } from 'vitest'
import { parseTime } from './parse-time'

it('takes an hour as clerks type it', () => {
  for (const typed of ['8:30', '08:30', '8h30', '08H30', '8.30', ' 830 ', '0830', '8 : 30']) {
    expect(parseTime(typed), typed).toBe('08:30')
  }
  expect(parseTime('8')).toBe('08:00')
  expect(parseTime('14h')).toBe('14:00')
})

it('takes nothing else', () => {
  for (const typed of ['', 'midi', '24:00', '8:60', '8:3', '08305']) expect(parseTime(typed), typed).toBeNull()
})
