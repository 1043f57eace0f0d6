import { beforeEach, describe, expect, it } from 'vitest'
import { claimDevice, clearUserData } from '@/api/sign-out-broadcast'
import { lastSearch, rememberSearch } from './last-list-search'

describe('what somebody looked for in a list', () => {
  beforeEach(() => {
    globalThis.indexedDB ??= { deleteDatabase: () => undefined } as unknown as IDBFactory
    claimDevice('amal')
    rememberSearch('/rh-managements', { q: 'benali', page: 3 })
  })

  it('leads back to the same rows', () => {
    claimDevice('amal')
    expect(lastSearch('/rh-managements')).toEqual({ q: 'benali', page: 3 })
    expect(lastSearch('/annexes')).toEqual({})
  })

  it('is forgotten with the sign-out', () => {
    clearUserData()
    expect(lastSearch('/rh-managements')).toEqual({})
  })

  it('is not shown to whoever signs in after a session that ended by itself', () => {
    claimDevice('brahim')
    expect(lastSearch('/rh-managements')).toEqual({})
  })
})
