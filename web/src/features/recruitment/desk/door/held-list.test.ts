import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { momentOf, personOf } from './held-list'

/** As the server computes it (`presence_list::people`). */
const digest = createHash('sha256').update('list:CODE1').digest('hex').slice(0, 16)
const list = {
  id: 'list',
  people: [
    { number: '0001', codes: [digest], present: false },
    { number: '0002', codes: [], present: true },
  ],
}

test('a code is known by its digest, and a number as any keyboard types it', () => {
  for (const typed of [
    'CODE1',
    'https://diwan.example/verify/CODE1',
    ' https://diwan.example/verify/CODE1/ ',
    '0001',
    '٠٠٠١',
  ])
    expect(personOf(list, typed)?.number, typed).toBe('0001')
  for (const typed of ['CODE2', '', '0003', digest]) expect(personOf(list, typed), typed).toBeUndefined()
})

test('moments are those of the server, and never earlier than the list', () => {
  const opened = Date.parse('2026-12-11T08:00:00Z')
  const slow = { openedAt: opened, ahead: 600_000 }
  expect(momentOf(slow, Date.parse('2026-12-11T07:55:00Z'))).toBe('2026-12-11T08:05:00.000Z')
  expect(momentOf({ ...slow, ahead: 0 }, Date.parse('2026-12-11T07:00:00Z'))).toBe('2026-12-11T08:00:00.000Z')
})
