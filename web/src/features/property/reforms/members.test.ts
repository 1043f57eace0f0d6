import { expect, it } from 'vitest'
import { readMembers, writeMembers } from './members'

it('reads members as they are stored, as a form holds them, and nothing of what is none', () => {
  const members = [{ name: 'Amal', quality: 'Présidente' }]
  expect(readMembers(members)).toEqual(members)
  expect(readMembers(writeMembers(members))).toEqual(members)
  expect(readMembers([{ name: 'Amal' }, 'x', null])).toEqual([{ name: 'Amal', quality: '' }])
  for (const nothing of ['', null, undefined, {}]) expect(readMembers(nothing)).toEqual([])
  expect(writeMembers([])).toBe('')
})
