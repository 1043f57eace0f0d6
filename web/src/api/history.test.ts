import { expect, it } from 'vitest'
import { onTheWire } from '@/testing/wire'
import { changesQuery, type HistoryEntry, withoutBookkeeping } from './history'
import { queryClient } from './query'

const change = (seq: number, fields: string[], kind = 'update') => ({ seq, kind, fields })

it('tells what people changed, and not that somebody was seen', async () => {
  const changes = [
    change(4, ['lastSeenAt']),
    change(3, ['email', 'lastSeenAt']),
    change(2, [], 'create'),
    change(1, ['email']),
  ]
  onTheWire(() => ({ body: { changes } }))
  const told = await queryClient.query(changesQuery(2))
  expect(told.changes).toEqual([change(3, ['email']), change(2, [], 'create')])
})

it('leaves it out of a history as well', () => {
  const changed = (field: string) => ({ field, before: null, after: 'x' })
  const entry = (seq: number, ...fields: string[]) => ({ seq, changes: fields.map(changed) }) as unknown as HistoryEntry
  const entries = [entry(3, 'lastSeenAt'), entry(2, 'lastSeenAt', 'email'), entry(1)]
  expect(withoutBookkeeping(entries)).toEqual([entry(2, 'email'), entry(1)])
})
