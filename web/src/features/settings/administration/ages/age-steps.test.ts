import { expect, it } from 'vitest'
import { slipsOf, toSteps, toTyped } from './age-steps'

const BY_LAW = [
  { bornFrom: 1900, months: 720 },
  { bornFrom: 1957, months: 726 },
  { bornFrom: 1962, months: 756 },
]

it('types years and months, and sets what was typed', () => {
  const typed = toTyped(BY_LAW)
  expect(typed[1]).toEqual({ bornFrom: 1957, years: 60, months: 6 })
  expect(toSteps(typed)).toEqual(BY_LAW)
  expect(slipsOf(typed)).toEqual([undefined, undefined, undefined])
})

it('holds the first age for everybody before the second', () => {
  const [first, ...rest] = toTyped(BY_LAW)
  expect(toSteps([{ ...first, bornFrom: 1950 } as never, ...rest])[0]).toEqual({ bornFrom: 1900, months: 720 })
})

it('names what is wrong with a line', () => {
  const first = { bornFrom: 1900, years: 60, months: 0 }
  const line = (bornFrom: number | string, years: number | string, months: number | string = 0) =>
    slipsOf([first, { bornFrom: 1957, years: 60, months: 6 }, { bornFrom, years, months }])[2]
  expect(line('', 60)).toBe('year')
  expect(line(2101, 60)).toBe('year')
  expect(line(1957, 60)).toBe('order')
  for (const [years, months] of [
    [49, 11],
    [80, 1],
    [60, 12],
    ['', 0],
    [60.5, 0],
  ] as const)
    expect(line(1960, years, months), `${years} ${months}`).toBe('age')
  expect(line(1960, 80)).toBeUndefined()
})
