import { expect, it } from 'vitest'
import { remainingUntil } from './remaining'

const UNTIL = '2026-11-23T10:05:00.000+00:00'

it('counts down to the second, and says nothing of what is over', () => {
  expect(remainingUntil(UNTIL, Date.parse('2026-11-23T10:00:00Z'))).toBe('5:00')
  expect(remainingUntil(UNTIL, Date.parse('2026-11-23T10:04:54.200Z'))).toBe('0:06')
  expect(remainingUntil(UNTIL, Date.parse(UNTIL))).toBeUndefined()
  expect(remainingUntil(null, 0)).toBeUndefined()
})
