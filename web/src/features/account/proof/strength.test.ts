import { describe, expect, it } from 'vitest'
import { strengthOf, validatePassword } from './strength'

describe('the strength of a password', () => {
  it.each([
    ['', 'none'],
    ['abc', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234', 'weak'],
    ['password', 'weak'],
    ['azertyuiop', 'weak'],
    ['password123', 'weak'],
    ['Bienvenue2026!', 'good'],
    ['bon-jour-2024', 'good'],
    ['cheval pile agrafe correcte', 'strong'],
    ['كلمة سر طويلة جدا', 'strong'],
  ])('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

  it('falls with what everybody knows of its owner', () => {
    expect(strengthOf('amal.bennani-84', ['amal'])).not.toBe(strengthOf('amal.bennani-84'))
  })
})

describe('a new password', () => {
  it('says what is plainly wrong', () => {
    expect(validatePassword('', '')).toEqual({ password: 'required' })
    expect(validatePassword('1234567', '1234567')).toEqual({ password: 'short' })
    expect(validatePassword('x'.repeat(257), '')).toEqual({ password: 'long' })
    expect(validatePassword('long enough', 'long enoughh')).toEqual({ again: 'differs' })
    expect(validatePassword('long enough', 'long enough')).toEqual({})
  })

  it('is measured in bytes, as the server does', () => {
    expect(validatePassword('سريسر', 'سريسر')).toEqual({})
    expect(validatePassword('س'.repeat(129), 'س'.repeat(129))).toEqual({ password: 'long' })
  })
})
