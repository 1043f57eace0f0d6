import { expect, test } from 'vitest'
import type { OutboxItem } from '@/api/outbox'
import type { Mark } from './send-marks'
import { presentOn } from './sheet-of-list'

const mark = (code: string, second: number, more: Partial<OutboxItem<Mark>> & { absent?: boolean } = {}) => {
  const { absent = false, ...rest } = more
  const content = { code, at: `2026-12-11T08:00:0${second}.000Z`, absent }
  return { id: `${code}-${second}`, box: 'presence:l', userId: 'omar', at: second, content, ...rest }
}

test('who is there follows from the list and from what was marked since, in the order of the moments', () => {
  const list = {
    people: [
      { number: '0001', codes: [], present: true },
      { number: '0002', codes: [], present: false },
      { number: '0003', codes: [], present: false },
    ],
  }
  expect([...presentOn(list, [])]).toEqual(['0001'])
  const items = [
    mark('0002', 3),
    mark('0001', 2, { absent: true }),
    mark('0003', 1, { outcome: 'refused' }),
    mark('0002', 1, { absent: true, outcome: 'written' }),
  ]
  expect([...presentOn(list, items)]).toEqual(['0002'])
})
