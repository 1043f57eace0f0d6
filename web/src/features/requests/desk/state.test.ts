import { describe, expect, it } from 'vitest'
import { isLate, openActs } from './state'

const names = (acts: object) =>
  Object.entries(acts)
    .filter(([, isOpen]) => isOpen)
    .map(([name]) => name)

describe('what the desk may do with a request', () => {
  it('follows from where it stands', () => {
    const at = (
      status: 'pending' | 'approved' | 'rejected',
      step: 'submitted' | 'processing' | 'generated' | 'signed' | 'delivered',
    ) => names(openActs({ status, step, type: 'work_certificate' }))
    expect(at('pending', 'submitted')).toEqual(['process', 'generate', 'reject'])
    expect(at('pending', 'processing')).toEqual(['generate', 'reject'])
    expect(at('approved', 'generated')).toEqual(['again', 'sign', 'deliver'])
    expect(at('approved', 'signed')).toEqual(['deliver'])
    expect(at('approved', 'delivered')).toEqual([])
    expect(at('rejected', 'submitted')).toEqual([])
  })

  it('is worded where there is no form, until it is signed', () => {
    expect(openActs({ status: 'pending', step: 'submitted', type: 'other' }).edit).toBe(true)
    expect(openActs({ status: 'approved', step: 'generated', type: 'other' }).edit).toBe(true)
    expect(openActs({ status: 'approved', step: 'signed', type: 'other' }).edit).toBe(false)
    expect(openActs({ status: 'pending', step: 'submitted', type: 'tax_form' }).edit).toBe(false)
  })
})

describe('a request is late', () => {
  it('once its day has passed while it waits', () => {
    const dueOn = '2026-11-20T00:00:00.000+00:00'
    expect(isLate({ status: 'pending', dueOn }, '2026-11-20')).toBe(false)
    expect(isLate({ status: 'pending', dueOn }, '2026-11-21')).toBe(true)
    expect(isLate({ status: 'approved', dueOn }, '2026-11-21')).toBe(false)
  })
})
