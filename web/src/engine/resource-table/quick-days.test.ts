import { expect, it } from 'vitest'
import { period } from '@/engine/collection-screen/related'
import { boundsOf, daysOf } from './quick-days'

it('a week is from Monday to Sunday, on a Sunday too', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' }
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map((day) => daysOf('week', day))).toEqual([week, week, week])
})

it('a day is its own first and last, over the end of a year', () => {
  expect(daysOf('today', '2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-11-28' })
  expect(daysOf('yesterday', '2027-01-01')).toEqual({ from: '2026-12-31', to: '2026-12-31' })
})

it('days are offered where a list has both ends of them', () => {
  const [from, to] = period('date')
  expect(boundsOf([from, to].flatMap((one) => one ?? []))).toEqual({ from: 'from', to: 'to' })
  expect(boundsOf([from].flatMap((one) => one ?? []))).toBeUndefined()
})
