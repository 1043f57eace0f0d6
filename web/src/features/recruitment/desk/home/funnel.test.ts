import { expect, it } from 'vitest'
import { funnelOf, STAGES } from './funnel'

const group = (status: string, count: number) => ({ by: [status], count })

it('counts at each stage whoever came so far or farther', () => {
  const lines = funnelOf([
    group('submitted', 5),
    group('eliminated_pre_written', 3),
    group('validated', 2),
    group('failed_written', 4),
    group('hired', 1),
  ])
  expect(lines.map(({ reached }) => reached)).toEqual([15, 7, 5, 1, 1, 1, 1])
  expect(lines.map(({ standing }) => standing)).toEqual([5, 2, 0, 0, 0, 0, 1])
})

it('takes the waiting list and the finally rejected for people who passed the oral', () => {
  const [last, before] = funnelOf([group('waiting_list', 2), group('rejected_final', 3)]).toReversed()
  expect([last?.reached, before?.reached]).toEqual([0, 5])
})

it('counts who withdrew among those who applied, and a state of tomorrow too', () => {
  expect(funnelOf([group('withdrawn', 2), group('unheard_of', 1)])[0]?.reached).toBe(3)
  expect(funnelOf([group('withdrawn', 2)])[1]?.reached).toBe(0)
})

it('draws every stage of an exam without candidates', () => {
  expect(funnelOf([])).toEqual(STAGES.map((stage) => ({ stage, reached: 0, standing: 0 })))
})
