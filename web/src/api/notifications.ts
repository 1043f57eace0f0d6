import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { act } from './actions'
import type { ActionInputs } from './actions.gen'
import { answeredFrom } from './answered-from'
import { fetchPage, type Page } from './documents'
import { queryClient } from './query'
import type { Notifications } from './schema.gen'

export type Notification = Notifications

/** Which of the reader's notifications: all of them, those not read, those that wait for their word. */
export type Shown = 'all' | 'unread' | 'toAcknowledge'

const STEP = 20
const WHICH: Record<Shown, string[]> = {
  all: [],
  unread: [Query.isNull('readAt')],
  toAcknowledge: [Query.equal('needsAck', true), Query.isNull('ackAt')],
}

/** The newest first. Each page begins after the last one of the former, so that what arrives meanwhile moves nothing. */
export function notificationsQuery(shown: Shown) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', shown],
    meta: answeredFrom('notifications'),
    queryFn: ({ pageParam }) => {
      const after = pageParam ? [Query.cursorAfter(pageParam)] : []
      return fetchPage('notifications', [...WHICH[shown], Query.orderDesc('$createdAt'), Query.limit(STEP), ...after])
    },
    initialPageParam: '',
    getNextPageParam: ({ documents }) => (documents.length < STEP ? undefined : documents.at(-1)?.$id),
  })
}

export function needsAcknowledgement({ needsAck, ackAt }: Pick<Notification, 'needsAck' | 'ackAt'>): boolean {
  return needsAck && !ackAt
}

type Pages = InfiniteData<Page<'notifications'>, string>

/** Shows a change at once; the server's answer follows, over the socket too. */
function show(change: (row: Notification) => Notification): void {
  queryClient.setQueriesData<Pages>({ queryKey: ['notifications', 'list'] }, (known) => {
    if (!known) return known
    return { ...known, pages: known.pages.map((page) => ({ ...page, documents: page.documents.map(change) })) }
  })
}

async function read(which: ActionInputs['notifications.read'], includes: (id: string) => boolean): Promise<void> {
  const now = new Date().toISOString()
  show((row) => (includes(row.$id) && !row.readAt ? { ...row, readAt: now } : row))
  try {
    await act('notifications.read', which)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] })
    throw error
  }
}

export const markRead = (id: string) => read({ ids: [id] }, (one) => one === id)
export const markAllRead = () => read({ all: true }, () => true)

/** Says that one has taken note; it is then read too. */
export async function acknowledge(id: string): Promise<void> {
  await act('notifications.acknowledge', { id })
}
