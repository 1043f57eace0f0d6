import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { noteSources } from './answered-from'
import { pendingQuery } from './approvals'
import { listQuery, oneQuery } from './documents'
import { changesQuery } from './history'
import { channelsOf, channelsTaken, Live, touchedBy } from './live'

const channel = (of: string) => `databases.main.collections.${of}.documents`

test('a reading follows the collections it is answered from, counts follow all', () => {
  expect(channelsOf(listQuery('annexes', []))).toEqual([channel('annexes')])
  expect(channelsOf(oneQuery('careerSteps', 'amal'))).toEqual([channel('careerSteps')])
  expect(channelsOf({ queryKey: ['report', 'employeesByAnnexe', 'fr', {}] })).toEqual(['documents'])
  expect(channelsOf(changesQuery(10))).toEqual(['documents'])
})

test('a reading of an act follows what the server says that it was made from, and what it says itself', () => {
  noteSources('approvals.pending', ['leaveRequests'])
  noteSources('approvals.pending', ['leaveRequests', 'exitPermissions'])
  const all = ['approvals', 'notifications', 'leaveRequests', 'exitPermissions']
  expect(channelsOf(pendingQuery())).toEqual(all.map(channel))
  expect(channelsOf({ ...pendingQuery(), meta: { deaf: 'is asked as one types' } })).toEqual([])
})

test('what counts the rows of another collection follows that too', () => {
  expect(channelsOf(listQuery('services', []))).toEqual([
    channel('services'),
    channel('bureaux'),
    channel('inventoryItems'),
  ])
})

test('nobody follows what they may not read', () => {
  expect(channelsOf(pendingQuery(), (of) => of !== 'notifications')).not.toContain(channel('notifications'))
})

test('who is signed in and what they may do follow the account', () => {
  for (const queryKey of [['session'], ['rights'], ['sessions']]) expect(channelsOf({ queryKey })).toEqual(['account'])
})

test('the answer to a subscription says what is told from now on', () => {
  const taken = [{ subscriptionId: 'a', channels: ['account', 'account.amal'] }, { channels: ['documents'] }]
  const frame = (data: object) => JSON.stringify({ type: 'response', data })
  expect(channelsTaken(frame({ to: 'subscribe', success: true, subscriptions: taken }))).toEqual([
    'account',
    'account.amal',
    'documents',
  ])
  expect(channelsTaken(frame({ to: 'unsubscribe', subscriptions: [{ subscriptionId: 'a' }] }))).toEqual([])
  expect(channelsTaken('{"type":"pong"}')).toEqual([])
})

test('what does not come from documents follows nothing', () => {
  for (const queryKey of [['preferences'], ['meta', 'annexes', 'fr'], ['search', 'am']])
    expect(channelsOf({ queryKey })).toEqual([])
})

test('an event says which collection it touched', () => {
  const events = (id: string) => [
    `databases.main.collections.annexes.documents.${id}.create`,
    'databases.*.collections.*.documents.*',
  ]
  expect(touchedBy(events('centre'))).toBe('annexes')
  expect(touchedBy(events('centre').reverse())).toBe('annexes')
  expect(touchedBy(['databases.main.tables.annexes.rows.centre'])).toBeUndefined()
  expect(touchedBy(['users.amal.sessions.one.delete'])).toBe('account')
  expect(touchedBy(['buckets.images.files.one.create'])).toBeUndefined()
})

test('a socket that is still opening when one leaves is closed only then', async () => {
  const opened: SlowSocket[] = []
  class SlowSocket extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    readyState = SlowSocket.CONNECTING
    readonly close = vi.fn()
    constructor() {
      super()
      opened.push(this)
    }
  }
  vi.stubGlobal('WebSocket', SlowSocket)
  const leave = new Live(new QueryClient(), 'amal').start()
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  leave()
  const [socket] = opened
  expect(socket?.close).not.toHaveBeenCalled()
  if (socket) socket.readyState = SlowSocket.OPEN
  socket?.dispatchEvent(new Event('open'))
  await vi.waitFor(() => expect(socket?.close).toHaveBeenCalled())
  vi.unstubAllGlobals()
})
