import { expect, test } from 'vitest'
import { isWritable, writable } from './state'

const ALL = { who: ['persoActifId'], facts: ['date'], letter: ['reason', 'replyUntil'] }

test('a letter is written whole, then less and less of it', () => {
  expect(writable(undefined, ALL)).toEqual(ALL)
  expect(writable({ status: 'issued' }, ALL)).toEqual({ facts: ['date'], letter: ['reason', 'replyUntil'] })
  expect(writable({ status: 'acknowledged' }, ALL)).toEqual({ letter: ['replyUntil'] })
})

test('what was answered or decided is written no more', () => {
  expect((['draft', 'issued', 'acknowledged'] as const).every((status) => isWritable({ status }))).toBe(true)
  expect((['disputed', 'upheld', 'cancelled'] as const).some((status) => isWritable({ status }))).toBe(false)
})
