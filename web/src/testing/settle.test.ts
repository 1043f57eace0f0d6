import { expect, it } from 'vitest'

const TESTS = import.meta.glob<string>('../**/*.test.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

/** Shorter than this no timer of the app is: such a wait would be for an answer, which comes when it comes. */
const SHORTEST_TIMER = 100

it('waits by the clock for timers of the app alone', () => {
  const waits = Object.entries(TESTS).flatMap(([file, source]) =>
    [...source.matchAll(/settle\((\d+)\)/g)].map(([, time]) => ({ file, time: Number(time) })),
  )
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.filter(({ time }) => time < SHORTEST_TIMER)).toEqual([])
})
