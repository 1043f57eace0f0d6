import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimDrafts, draftKey, dropDraft, forgetDrafts, keepDraft, readDraft, shareComputer } from './drafts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const mine = draftKey('salma', 'employees', 'new')
const theirs = draftKey('brahim', 'employees', 'new')
const typed = { values: { fullNameFr: 'Amal', CIN: 'A12' } }

describe('a draft', () => {
  it('is found again until it is dropped', () => {
    keepDraft(mine, typed)
    expect(readDraft(mine)?.values).toEqual(typed.values)
    dropDraft(mine)
    expect(readDraft(mine)).toBeUndefined()
  })

  it('never holds a password or a secret', () => {
    keepDraft(mine, { values: { ...typed.values, password: 'x', clientSecret: 'y', apiToken: 'z' } })
    expect(readDraft(mine)?.values).toEqual(typed.values)
    keepDraft(mine, { values: { password: 'x' } })
    expect(localStorage.length).toBe(0)
  })

  it('holds what harms a person in its tab alone', () => {
    const read = { updatedAt: '2026-11-03', values: { fullNameFr: 'Amel', CIN: 'A11' } }
    keepDraft(mine, { ...typed, read, attempt: { key: 'k1', body: '{"fullNameFr":"Amal","CIN":"A12"}' } }, ['CIN'])
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/CIN|A1[12]|k1/)
    expect(readDraft(mine)).toMatchObject({ ...typed, read, attempt: { key: 'k1' } })
    sessionStorage.clear()
    expect(readDraft(mine)).toMatchObject({ values: { fullNameFr: 'Amal' }, read: { values: { fullNameFr: 'Amel' } } })
    expect(readDraft(mine)).not.toHaveProperty('attempt')
  })

  it('gives up what harms a person with the rest of it', () => {
    keepDraft(mine, { values: { CIN: 'A12' } }, ['CIN'])
    expect(readDraft(mine)?.values).toEqual({ CIN: 'A12' })
    expect(localStorage.length).toBe(0)
    claimDrafts('brahim')
    expect(sessionStorage.length).toBe(0)
    keepDraft(mine, typed, ['CIN'])
    keepDraft(mine, { values: { fullNameFr: 'Amal' } }, ['CIN'])
    expect(sessionStorage.length).toBe(0)
    keepDraft(mine, typed, ['CIN'])
    dropDraft(mine)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('remembers under which key it was sent, unless a secret was sent along', () => {
    const attempt = { key: 'k1', body: '{"fullNameFr":"Amal"}' }
    keepDraft(mine, { ...typed, attempt })
    expect(readDraft(mine)?.attempt).toEqual(attempt)
    keepDraft(mine, { ...typed, attempt: { key: 'k2', body: '{"password":"x"}' } })
    expect(localStorage.getItem(mine)).not.toMatch(/password|k2/)
  })

  it('of somebody else is erased as soon as another person is here', () => {
    keepDraft(mine, typed)
    keepDraft(theirs, typed)
    claimDrafts('brahim')
    expect([readDraft(mine), readDraft(theirs)?.values]).toEqual([undefined, typed.values])
    expect(localStorage.getItem(mine)).toBeNull()
  })

  it('goes on signing out, with all the others', () => {
    keepDraft(mine, typed)
    localStorage.setItem('theme', 'dark')
    forgetDrafts()
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  it('ends with the tab on a shared computer', () => {
    shareComputer(true)
    keepDraft(mine, typed)
    expect(localStorage.getItem(mine)).toBeNull()
    expect(readDraft(mine)?.values).toEqual(typed.values)
    forgetDrafts()
    expect(sessionStorage.length).toBe(0)
  })

  it('that nobody came back to goes after a week', () => {
    vi.useFakeTimers()
    keepDraft(mine, typed)
    vi.advanceTimersByTime(7 * 24 * 3_600_000 - 1)
    expect(readDraft(mine)?.values).toEqual(typed.values)
    vi.advanceTimersByTime(1)
    expect(readDraft(mine)).toBeUndefined()
    claimDrafts('salma')
    expect(localStorage.getItem(mine)).toBeNull()
  })

  it('that cannot be read is none', () => {
    localStorage.setItem(mine, 'not json')
    expect(readDraft(mine)).toBeUndefined()
  })
})
