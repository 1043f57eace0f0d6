import { beforeEach, expect, it, vi } from 'vitest'
import { shareComputer } from './drafts'
import { claimRecents, forgetRecents, keepRecent, recentsOf } from './recents'
import { clearUserData } from './sign-out-broadcast'

const record = (id: string) => ({ collection: 'annexes' as const, id, fr: id, ar: id })
const ids = (userId: string) => recentsOf(userId).map(({ id }) => id)

beforeEach(() => {
  shareComputer(false)
  forgetRecents()
})

it('puts what was opened last first, once, and forgets the oldest', () => {
  for (const id of ['a', 'b', 'a']) keepRecent('u', record(id))
  expect(ids('u')).toEqual(['a', 'b'])
  for (let at = 0; at < 20; at++) keepRecent('u', record(`n${at}`))
  expect(ids('u')).toHaveLength(12)
  expect(ids('u')[0]).toBe('n19')
})

it('shows nobody what another opened, and keeps nothing of it', () => {
  keepRecent('u', record('a'))
  expect(ids('v')).toEqual([])
  claimRecents('v')
  expect(ids('u')).toEqual([])
})

it('is forgotten at sign-out, and ends with the tab on a shared computer', () => {
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined })
  keepRecent('u', record('a'))
  clearUserData()
  vi.unstubAllGlobals()
  expect(ids('u')).toEqual([])
  shareComputer(true)
  keepRecent('u', record('b'))
  expect(localStorage.getItem('recents')).toBeNull()
  expect(ids('u')).toEqual(['b'])
})

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('recents', '{')
  expect(ids('u')).toEqual([])
})
