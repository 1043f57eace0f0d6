import { useEffect, useState } from 'react'
import { isShared } from './drafts'
import { onServerBack, serverState } from './health'
import { newKey } from './idempotency-key'
import { FORTNIGHT, type ItemAnswer, isWaiting, nextPiece, type OutboxItem, settlePiece } from './outbox-item'
import { OUTBOX, onSignOut } from './sign-out-broadcast'

export type { ItemAnswer, OutboxItem } from './outbox-item'

/** Something that a device holds for use without the server, until it is forgotten. */
interface Kept {
  key: string
  userId: string
  /** In milliseconds. */
  until: number
  value: unknown
}

const ITEMS = 'items'
const KEPT = 'kept'

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(OUTBOX, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ITEMS, { keyPath: 'id' })
    request.result.createObjectStore(KEPT, { keyPath: 'key' })
  }
  return resultOf(request)
}

/** Runs one request in a store of the device. */
async function within<T>(name: string, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  try {
    return await resultOf(ask(database.transaction(name, mode).objectStore(name)))
  } finally {
    database.close()
  }
}

/** What the tabs of this browser tell each other: something of the outbox is another. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(OUTBOX) : undefined
const listeners = new Set<() => void>()

function notifyTab(): void {
  for (const listener of listeners) listener()
}

function notifyTabs(): void {
  notifyTab()
  channel?.postMessage('changed')
}

channel?.addEventListener('message', notifyTab)
onSignOut(notifyTab)

/** Whether this device may hold anything: on a shared computer nothing that outlives the tab is written down. */
export const mayHold = (): boolean => !isShared() && 'indexedDB' in window

/**
 * What this device has made for a box, the oldest first. Content is whatever a browser can keep, files among it. What is of another
 * person or older than a fortnight is erased.
 */
export async function itemsOf<T>(userId: string, box: string, now = Date.now()): Promise<OutboxItem<T>[]> {
  const all = (await within(ITEMS, 'readonly', (store) => store.getAll())) as OutboxItem<T>[]
  const isKept = (item: OutboxItem<T>) => item.userId === userId && now - item.at < FORTNIGHT
  for (const item of all) if (!isKept(item)) await within(ITEMS, 'readwrite', (store) => store.delete(item.id))
  return all.filter((item) => isKept(item) && item.box.startsWith(box)).sort((one, other) => one.at - other.at)
}

/** Puts something made here into a box, under an id of its own, by which the server knows it again. */
export async function enqueue<T>(userId: string, box: string, content: T): Promise<OutboxItem<T>> {
  const item: OutboxItem<T> = { id: newKey(), box, userId, at: Date.now(), content }
  await within(ITEMS, 'readwrite', (store) => store.put(item))
  notifyTabs()
  return item
}

export async function discard(ids: readonly string[]): Promise<void> {
  for (const id of ids) await within(ITEMS, 'readwrite', (store) => store.delete(id))
  if (ids.length > 0) notifyTabs()
}

/**
 * Sends what waits in a box, in pieces, and notes what became of each. Of several tabs one sends at a time; what was sent and whose
 * answer was lost goes out again under the same ids, which is the same to the server.
 */
export function sendWaiting<T>(
  userId: string,
  box: string,
  post: (items: readonly OutboxItem<T>[]) => Promise<readonly ItemAnswer[]>,
): Promise<void> {
  return alone(lockOf(box), async () => {
    for (;;) {
      const piece = nextPiece(await itemsOf<T>(userId, box))
      if (piece.length === 0) return
      const settled = settlePiece(piece, await post(piece))
      for (const item of settled) await within(ITEMS, 'readwrite', (store) => store.put(item))
      notifyTabs()
      // A server that names none of them is not asked for ever.
      if (settled.length === 0) return
    }
  })
}

/** Takes one back that still waits, once nothing of its box is on its way: whether it was in time. */
export async function withdraw({ id, box }: Pick<OutboxItem, 'id' | 'box'>): Promise<boolean> {
  let isInTime = false
  await alone(lockOf(box), async () => {
    const item = (await within(ITEMS, 'readonly', (store) => store.get(id))) as OutboxItem | undefined
    isInTime = item !== undefined && isWaiting(item)
    if (isInTime) await discard([id])
  })
  return isInTime
}

/** How much of what this person made here waits to be sent. */
export async function waitingOn(userId: string): Promise<number> {
  if (!mayHold()) return 0
  return (await itemsOf(userId, '')).filter(isWaiting).length
}

const lockOf = (box: string) => `${OUTBOX}:${box}`

/** Browsers offer locks to secure pages alone; elsewhere two tabs may send the same, which is written once all the same. */
function alone(name: string, run: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, run) : run()
}

/** Holds something on the device, for a time in milliseconds. */
export async function keepOnDevice(userId: string, key: string, value: unknown, time: number): Promise<void> {
  const kept: Kept = { key, userId, until: Date.now() + time, value }
  await within(KEPT, 'readwrite', (store) => store.put(kept))
  notifyTabs()
}

/** What the device holds under keys that begin so; what is over, or of another person, is erased. */
export async function keptOnDevice<T>(userId: string, beginning: string, now = Date.now()): Promise<T[]> {
  const all = (await within(KEPT, 'readonly', (store) => store.getAll())) as Kept[]
  const isKept = (one: Kept) => one.userId === userId && now < one.until
  for (const one of all) if (!isKept(one)) await within(KEPT, 'readwrite', (store) => store.delete(one.key))
  return all.filter((one) => isKept(one) && one.key.startsWith(beginning)).map(({ value }) => value as T)
}

/** What the device holds under one key, without a look at all the others. */
export async function heldOnDevice<T>(userId: string, key: string, now = Date.now()): Promise<T | undefined> {
  const kept = (await within(KEPT, 'readonly', (store) => store.get(key))) as Kept | undefined
  return kept?.userId === userId && now < kept.until ? (kept.value as T) : undefined
}

export async function forgetOnDevice(key: string): Promise<void> {
  await within(KEPT, 'readwrite', (store) => store.delete(key))
  notifyTabs()
}

/** Calls back whenever any tab changes what the device holds; gives how to stop that. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is read from the device, read again whenever any tab changes it; nothing before it is read, or where a browser keeps nothing. */
export function useOnDevice<T>(read: () => Promise<T>, of: string): T | undefined {
  const [held, setHeld] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names what is read.
  useEffect(() => {
    let isOver = false
    const load = () => {
      read().then(
        (value) => !isOver && setHeld(() => value),
        () => !isOver && setHeld(undefined),
      )
    }
    load()
    const stop = onDeviceChange(load)
    return () => {
      isOver = true
      stop()
    }
  }, [of])
  return held
}

/** Sends what waits in boxes of a kind. */
type Sender = (userId: string, boxes: readonly string[]) => Promise<void>
/** How each kind of box is sent, fetched when there is something: a box is called `kind:…`. */
export type Senders = Readonly<Record<string, () => Promise<Sender>>>

/** Sends all that waits on this device, whichever screen is open: now, and each time the server is found again. */
export function startSending(userId: string, senders: Senders): () => void {
  const send = async () => {
    // What is held for somebody else ends as soon as this one comes.
    await keptOnDevice(userId, '')
    if (serverState() === 'down') return
    const boxes = new Set((await itemsOf(userId, '')).filter(isWaiting).map(({ box }) => box))
    for (const [kind, load] of Object.entries(senders)) {
      const own = [...boxes].filter((box) => box.startsWith(`${kind}:`))
      if (own.length > 0) await (await load())(userId, own)
    }
  }
  // What is not sent now waits for the next time, and its screen says so.
  const trySend = () => void send().catch(() => undefined)
  trySend()
  return onServerBack(trySend)
}
