import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'

const SHOWN = 50
/** While something waits to be sent it is asked so often, in milliseconds: the outbox does not speak of itself. */
const WHILE_QUEUED = 2000

/** What the acts of an account sent, newest first. */
export function sentQuery(account: string) {
  const queries = [Query.equal('causedBy', account), Query.orderDesc('$createdAt'), Query.limit(SHOWN)]
  return queryOptions({
    queryKey: ['outbox', 'list', queries],
    meta: answeredFrom('outbox'),
    queryFn: () => fetchPage('outbox', queries),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((row) => row.state === 'queued') ? WHILE_QUEUED : false,
  })
}
