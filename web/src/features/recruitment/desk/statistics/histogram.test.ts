import { expect, it } from 'vitest'
import { binsOf, figuresOf } from './histogram'

it('puts marks into points, the full mark with the last ones', () => {
  const bins = binsOf([
    { mark: 0, count: 1 },
    { mark: 9.99, count: 2 },
    { mark: 10, count: 3 },
    { mark: 19.5, count: 1 },
    { mark: 20, count: 1 },
  ])
  expect(bins).toHaveLength(20)
  expect(bins.filter(({ count }) => count > 0)).toEqual([
    { from: 0, to: 1, count: 1 },
    { from: 9, to: 10, count: 2 },
    { from: 10, to: 11, count: 3 },
    { from: 19, to: 20, count: 2 },
  ])
})

it('says the mean, the middle one and how many reach the threshold', () => {
  const marks = [
    { mark: 12.25, count: 1 },
    { mark: 8, count: 2 },
    { mark: 10, count: 1 },
  ]
  expect(figuresOf(marks, 10)).toEqual({ count: 4, mean: 9.56, median: 9, passed: 2 })
  expect(figuresOf([{ mark: 8, count: 3 }], null)).toEqual({ count: 3, mean: 8, median: 8, passed: 3 })
})

it('says nothing of no marks', () => {
  expect(figuresOf([], 10)).toBeUndefined()
})
