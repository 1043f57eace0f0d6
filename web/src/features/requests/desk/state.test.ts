import { describe, expect, it } from 'vitest'
import { isLate } from './state'

describe('a request is late', () => {
  it('once its day has passed while it waits', () => {
    const dueOn = '2026-11-20T00:00:00.000+00:00'
    expect(isLate({ status: 'pending', dueOn }, '2026-11-20')).toBe(false)
    expect(isLate({ status: 'pending', dueOn }, '2026-11-21')).toBe(true)
    expect(isLate({ status: 'approved', dueOn }, '2026-11-21')).toBe(false)
  })
})
