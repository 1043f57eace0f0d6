import { expect, it } from 'vitest'
import { distances } from './due'

it('says how far the day and the reading are, each for itself', () => {
  expect(distances({ daysLeft: -1, kmLeft: 1000 })).toEqual([
    { in: 'days', away: -1, tone: 'bad' },
    { in: 'km', away: 1000, tone: 'warn' },
  ])
  expect(distances({ daysLeft: 31, kmLeft: null })).toEqual([{ in: 'days', away: 31, tone: 'quiet' }])
  expect(distances({ daysLeft: null, kmLeft: -5 })).toEqual([{ in: 'km', away: -5, tone: 'bad' }])
})

it('takes the day itself for soon, not for late', () => {
  expect(distances({ daysLeft: 0, kmLeft: null })).toEqual([{ in: 'days', away: 0, tone: 'warn' }])
})
