import { infiniteQueryOptions } from '@tanstack/react-query'
import { act, readAction, readingQuery } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'

export function endSessions(userId: string) {
  return act('users.endSessions', { userId })
}

/** The open sessions of a user, newest first. No collection has them, so that no answer names what they are made from. */
export function sessionsQuery(userId: string) {
  return { ...readingQuery('users.sessions', { userId }), meta: answeredFrom('users') }
}

const ENTRIES = 25

/** What a user did about signing in, and what was tried in their name, newest first. */
export function signInLogQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['users', 'signIns', userId],
    meta: { deaf: 'keeps no journal' },
    queryFn: ({ pageParam: offset }) => readAction('users.signInLog', { userId, limit: ENTRIES, offset }),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (offset + ENTRIES < page.total ? offset + ENTRIES : undefined),
  })
}
