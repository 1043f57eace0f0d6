import { describe, expect, it } from 'vitest'
import { returnedFrom } from './returned'

describe('a return from a provider', () => {
  it('is told by its word or by the refusal in it', () => {
    expect(returnedFrom('access_denied')).toBe('cancelled')
    expect(returnedFrom('{"message":"…","type":"user_blocked","code":403}')).toBe('blocked')
  })

  it.each(['<img src=x>', '{', '{"type":1}', '', 'toString', 'constructor'])('%j is only a failure', (error) => {
    expect(returnedFrom(error)).toBe('provider')
  })
})
