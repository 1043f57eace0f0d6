import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { channelFor, channelsTaken, Live, touchedBy } from './live'

test('a list and a record follow their collection, counts follow all', () => {
  expect(channelFor(['annexes', 'list', []])).toBe('databases.main.collections.annexes.documents')
  expect(channelFor(['employees', 'one', 'amal', []])).toBe('databases.main.collections.employees.documents')
  expect(channelFor(['notifications', 'count'])).toBe('databases.main.collections.notifications.documents')
  expect(channelFor(['report', 'employeesByAnnexe', 'fr', {}])).toBe('documents')
  expect(channelFor(['changes', 10])).toBe('documents')
})

test('who is signed in and what they may do follow the account', () => {
  for (const key of [['session'], ['rights'], ['sessions']]) expect(channelFor(key)).toBe('account')
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
  for (const key of [['preferences'], ['meta', 'annexes', 'fr'], ['search', 'am']])
    expect(channelFor(key)).toBeUndefined()
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
