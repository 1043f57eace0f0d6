import type { Query, QueryClient } from '@tanstack/react-query'
import { Realtime, type RealtimeResponseEvent } from 'appwrite'
import { answeredFromOf, isAnsweredFrom, type Reading, sourcesOf, staleAfter } from './answered-from'
import { client } from './client'
import { channelOf } from './documents'
import { reportFailure, reportSuccess } from './health'
import { readableFields } from './rights'
import type { CollectionId } from './schema.gen'
import { rightsQuery, sessionQuery } from './session'

/** After a change the screens ask again so many milliseconds later, and not all of them at the same moment. */
const GATHER = 200
const SPREAD = 300
/** However much is written, a screen asks again no more often than this. */
const PAUSE = 1000
/** What is counted from documents of any collection. */
const OF_ALL: readonly unknown[] = ['report', 'changes', 'trash']
/** What follows from the account of the reader. */
const OF_ACCOUNT: readonly unknown[] = [
  ...sessionQuery.queryKey,
  ...rightsQuery.queryKey,
  ...['sessions', 'factors', 'identities', 'accountLogs'],
]

/** The channels whose events change the answer of a query (`docs/protocol.md` §7.5), if any do. */
export function channelsOf(reading: Reading, isOpen: (collection: CollectionId) => boolean = () => true): string[] {
  const [of] = reading.queryKey
  const from = answeredFromOf(reading)
  if (from.length > 0) return sourcesOf(from).filter(isOpen).map(channelOf)
  if (OF_ALL.includes(of)) return ['documents']
  return OF_ACCOUNT.includes(of) ? ['account'] : []
}

/** What an event touched: a collection, or the account. */
export function touchedBy(events: readonly string[]): string | undefined {
  for (const event of events) {
    const [root, , kind, collection] = event.split('.')
    if (root === 'users') return 'account'
    if (root === 'databases' && kind === 'collections' && collection !== '*') return collection
  }
  return undefined
}

/** Whether something may have been written since the answers that are known, and not been told: here, or by one before. */
let isDeaf = false

/** Follows what others write: whatever of it is on screen is asked again. */
export class Live {
  private readonly realtime = new Realtime(client)
  private readonly channels = new Set<string>()
  /** Those of the channels that the server has said it tells of. */
  private readonly told = new Set<string>()
  private readonly missed = new Set<string>()
  private readonly touched = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = 0

  /** `profile` is the reader's own user, whose roles decide what they may do. */
  constructor(
    private readonly queries: QueryClient,
    private readonly profile: string,
  ) {
    this.realtime.onOpen(() => this.opened())
    this.realtime.onClose(() => {
      isDeaf = true
      this.told.clear()
      // A server that dies cuts its connections: the first sign that it is lost.
      reportFailure()
    })
  }

  /** Begins to follow; the answer ends it. */
  start(): () => void {
    this.follow(['account', `${channelOf('users')}.${this.profile}`, channelOf('roles')])
    const cache = this.queries.getQueryCache()
    const watchAll = () => {
      for (const query of cache.getAll()) this.watch(query)
    }
    watchAll()
    const stop = cache.subscribe((event) => {
      const { type, query } = event
      // With the answer the server says what it was made from.
      const isAnswered = type === 'updated' && event.action.type === 'success'
      if (type === 'observerAdded' || isAnswered) this.watch(query)
      // Whoever may read more is told of more.
      if (type === 'updated' && query.queryKey[0] === rightsQuery.queryKey[0]) watchAll()
    })
    return () => {
      stop()
      clearTimeout(this.timer)
      isDeaf = true
      this.end()
    }
  }

  /** A socket that is closed before it is open fails, and says so in the console: it is let open first. */
  private end(): void {
    const end = () => void this.realtime.disconnect()
    const socket = socketOf(this.realtime)
    if (socket?.readyState === WebSocket.CONNECTING) {
      for (const event of ['open', 'close']) socket.addEventListener(event, end, { once: true })
    } else end()
  }

  /** Follows what a query on screen is answered from, as far as its reader may read it. Nothing is let go of: the server takes few frames a minute. */
  private watch(query: Query): void {
    if (query.getObserversCount() === 0) return
    const rights = this.queries.getQueryData(rightsQuery.queryKey)
    const isOpen = (of: CollectionId) => !rights || readableFields(rights, of).size > 0
    this.follow(channelsOf(query, isOpen))
  }

  private follow(channels: string[]): void {
    const more = channels.filter((channel) => !this.channels.has(channel))
    if (more.length === 0) return
    for (const channel of more) this.channels.add(channel)
    const receive = (event: RealtimeResponseEvent<{ $id?: string }>) => this.receive(event)
    // Where the first connection fails the SDK keeps the subscription and goes on trying.
    this.realtime.subscribe(more, receive).catch(() => undefined)
  }

  private opened(): void {
    reportSuccess()
    socketOf(this.realtime)?.addEventListener('message', ({ data }) => this.subscribed(channelsTaken(data)))
  }

  /** Whatever was written before a channel was told of, or while a connection was lost, is not told: it is asked again. */
  private subscribed(channels: readonly string[]): void {
    for (const channel of channels) {
      if (this.told.has(channel)) continue
      this.told.add(channel)
      this.missed.add(channel)
    }
    if (isDeaf) void this.queries.invalidateQueries({ predicate: (query) => !query.meta?.once })
    else if (this.missed.size > 0) this.timer ??= setTimeout(() => this.flush(), this.wait())
    isDeaf = false
  }

  private receive({ events, payload }: RealtimeResponseEvent<{ $id?: string }>): void {
    const touched = touchedBy(events)
    if (!touched) return
    this.touched.add(touched)
    if (touched === 'roles' || (touched === 'users' && payload.$id === this.profile)) this.touched.add('account')
    this.timer ??= setTimeout(() => this.flush(), this.wait())
  }

  private wait(): number {
    return Math.max(GATHER + Math.random() * SPREAD, this.last + PAUSE - Date.now())
  }

  private flush(): void {
    const [touched, missed] = [staleAfter(this.touched), new Set(this.missed)]
    this.touched.clear()
    this.missed.clear()
    this.timer = undefined
    this.last = Date.now()
    const ofAccount = touched.has('account') ? OF_ACCOUNT : []
    const ofAny = touched.size > 0 ? OF_ALL : []
    void this.queries.invalidateQueries({
      predicate: (query) => {
        const [of] = query.queryKey
        const isTouched = isAnsweredFrom(query, touched) || ofAccount.includes(of) || ofAny.includes(of)
        return isTouched || channelsOf(query).some((channel) => missed.has(channel))
      },
    })
  }
}

/** The SDK keeps the server's answer to a subscription to itself, and the socket on which it comes. */
function socketOf(realtime: Realtime): WebSocket | undefined {
  return (realtime as unknown as { socket?: WebSocket }).socket
}

interface Subscribed {
  data?: { to?: string; subscriptions?: { channels: string[] }[] }
}

/** The channels that the server says, in a frame, it tells of from now on (`docs/protocol.md` §7.2). */
export function channelsTaken(frame: unknown): string[] {
  const { data }: Subscribed = JSON.parse(String(frame))
  if (data?.to !== 'subscribe') return []
  return data.subscriptions?.flatMap(({ channels }) => channels) ?? []
}
