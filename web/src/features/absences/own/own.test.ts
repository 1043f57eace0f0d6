import { expect, test } from 'vitest'
import { mayJustify, mayReply } from './own'

test('a letter is replied to until the end of its term, and never after a decision', () => {
  const letter = { status: 'issued', replyUntil: '2026-11-23T00:00:00.000+00:00' } as const
  expect(mayReply(letter, '2026-11-23')).toBe(true)
  expect(mayReply(letter, '2026-11-24')).toBe(false)
  expect(mayReply({ status: 'acknowledged', replyUntil: null }, '2026-11-24')).toBe(true)
  for (const status of ['disputed', 'upheld', 'cancelled'] as const)
    expect(mayReply({ ...letter, status }, '2026-11-23')).toBe(false)
})

test('an absence is justified until it is accepted, a refused one anew', () => {
  for (const justification of ['open', 'submitted', 'refused'] as const)
    expect(mayJustify({ justification, minutes: 450 })).toBe(true)
  expect(mayJustify({ justification: 'accepted', minutes: 450 })).toBe(false)
  expect(mayJustify({ justification: 'open', minutes: 0 })).toBe(false)
})
