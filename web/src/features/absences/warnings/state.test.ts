import { expect, test } from 'vitest'
import { isOpen, writable } from './state'

const ALL = { who: ['persoActifId'], facts: ['date'], letter: ['reason', 'replyUntil'] }

test('a letter is written whole, then less and less of it', () => {
  expect(writable(undefined, ALL)).toEqual(ALL)
  expect(writable({ status: 'issued' }, ALL)).toEqual({ facts: ['date'], letter: ['reason', 'replyUntil'] })
  expect(writable({ status: 'acknowledged' }, ALL)).toEqual({ letter: ['replyUntil'] })
})

test('what was decided is open no more', () => {
  expect((['issued', 'acknowledged', 'disputed'] as const).every((status) => isOpen({ status }))).toBe(true)
  expect((['upheld', 'cancelled'] as const).some((status) => isOpen({ status }))).toBe(false)
})
