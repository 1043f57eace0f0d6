import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { readAction } from '@/api/actions'
import type { TypedHourRow } from '@/api/actions.gen'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'

/** The changes of the clock that the commune knows by decree. */
export const CLOCK_CHANGES = 'org.clockChanges'

/** What holds, and the list as a document, which knows when it was read. */
export const clockQuery = queryOptions({
  queryKey: ['settings', 'clock'],
  meta: answeredFrom('settings'),
  queryFn: async () => {
    const [clock, { documents }] = await Promise.all([
      readAction('settings.clock'),
      fetchPage('settings', [Query.equal('key', CLOCK_CHANGES)]),
    ])
    return { clock, documents }
  },
})

/** A time by how far it is ahead of UTC, whatever text it stands in. */
export function utc(minutes: number): string {
  return `\u2066UTC+${minutes / 60}\u2069`
}

/** The hours of one document side by side. */
export function byDocument(hours: readonly TypedHourRow[]): TypedHourRow[] {
  const key = ({ collection, id }: TypedHourRow) => `${collection} ${id}`
  return [...hours].sort((one, other) => key(one).localeCompare(key(other)))
}

/** How many documents are moved: the hours of one are moved together. */
export function documentsToMove(hours: readonly TypedHourRow[]): number {
  const moving = hours.filter(({ state }) => state === 'moves')
  return new Set(moving.map(({ collection, id }) => `${collection} ${id}`)).size
}
