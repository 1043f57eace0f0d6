import { expect, test } from 'vitest'
import { isWaiting, nextPiece, type OutboxItem, settlePiece } from './outbox-item'

const item = (id: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  box: 'presence:l',
  userId: 'omar',
  at: 0,
  content: {},
  ...more,
})

test('what was answered does not go out again, and no more go than the server takes', () => {
  const items = [item('a', { outcome: 'written' }), item('b'), item('c', { outcome: 'refused' }), item('d')]
  expect(nextPiece(items).map(({ id }) => id)).toEqual(['b', 'd'])
  expect(nextPiece(Array.from({ length: 450 }, (_, at) => item(`i${at}`)))).toHaveLength(200)
})

test('each has its own answer, and what was not named goes on waiting', () => {
  const refusal = { type: 'presence_code_unknown', message: 'Ce code…' }
  const settled = settlePiece(
    [item('a'), item('b'), item('c'), item('d')],
    [
      { id: 'd', outcome: 'refused', refusal },
      { id: 'a', outcome: 'written', remark: 'proposed' },
      { id: 'b', outcome: 'stood_already', refusal: null },
      { id: 'x', outcome: 'written' },
    ],
  )
  expect(settled).toEqual([
    item('a', { outcome: 'written', remark: 'proposed' }),
    item('b', { outcome: 'stood_already' }),
    item('d', { outcome: 'refused', refusal }),
  ])
  expect(settled.some(isWaiting)).toBe(false)
})
