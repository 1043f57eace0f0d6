import { expect, it } from 'vitest'
import { dueOf } from './due'

it('says by the clock of the town hall whether a day to answer has passed', () => {
  // The last minute of the 23rd in Morocco.
  const due = '2026-11-23T22:59:00.000+00:00'
  const stateOn = (day: string) => dueOf(due, day)?.state
  expect([stateOn('2026-11-22'), stateOn('2026-11-23'), stateOn('2026-11-24')]).toEqual(['later', 'today', 'late'])
  expect(dueOf(due, '2026-11-24')?.day).toBe('2026-11-23')
  expect(dueOf(null)).toBeUndefined()
})
