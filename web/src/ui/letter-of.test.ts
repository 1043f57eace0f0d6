import { expect, it } from 'vitest'
import { letterOf } from './letter-of'

it('is the letter that was typed, on any Latin keyboard', () => {
  expect(letterOf({ key: 'n', code: 'KeyN' })).toBe('n')
  expect(letterOf({ key: 'N', code: 'KeyN' })).toBe('n')
  // A French keyboard has its A where an English one has its Q, and its slash above the colon.
  expect(letterOf({ key: 'a', code: 'KeyQ' })).toBe('a')
  expect(letterOf({ key: '/', code: 'Period' })).toBe('/')
  expect(letterOf({ key: '?', code: 'Comma' })).toBe('?')
  expect(letterOf({ key: 'ArrowDown', code: 'ArrowDown' })).toBe('ArrowDown')
})

it('is the letter on the same key of an Arabic keyboard', () => {
  expect(letterOf({ key: 'ى', code: 'KeyN' })).toBe('n')
  expect(letterOf({ key: 'ت', code: 'KeyJ' })).toBe('j')
  expect(letterOf({ key: 'ظ', code: 'Slash' })).toBe('/')
  expect(letterOf({ key: '؟', code: 'Slash' })).toBe('?')
  expect(letterOf({ key: 'ك', code: 'Semicolon' })).toBe('m')
  expect(letterOf({ key: 'ة', code: 'KeyM' })).toBe('m')
})
