import { expect, it } from 'vitest'
import { shareOf } from './share'

it('draws a bar as long as its value, and the least that there is', () => {
  expect([shareOf(50, 200), shareOf(200, 200), shareOf(1, 1000)]).toEqual([25, 100, 1])
})

it('draws nothing of nothing, and nothing beyond the longest', () => {
  expect([shareOf(0, 10), shareOf(5, 0), shareOf(-3, 10), shareOf(30, 10)]).toEqual([0, 0, 0, 100])
})
