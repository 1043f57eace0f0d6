import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'
import type { CollectionId, Settings } from '@/api/schema.gen'
import type { Language } from '@/i18n/language'

/** The changes of the clock that the commune knows by decree. */
export const CLOCK_CHANGES = 'org.clockChanges'

/** What hours are read by. */
export interface Clock {
  /** Where the data stand that hold. */
  holds: 'program' | 'machine'
  /** The release of each, where it is known. */
  program: string | null
  machine: string | null
  hasMachine: boolean
  /** Whether the newest release is more than twelve months old. */
  isOld: boolean
  /** The days on which the two say different things. */
  differing: string[]
  /** The days on which the list says otherwise than the data that hold. */
  listDiffering: string[]
  /** Whether the list does not say how long its last change holds. */
  isListOpen: boolean
  /** Minutes ahead of UTC, now. */
  ahead: number
}

/** What becomes of an hour: it is moved, it is past, its row was written since, it was moved. */
export type HourState = 'moves' | 'past' | 'changed' | 'moved'

/** An hour that was typed while the clock was taken to be another. */
export interface TypedHour {
  collection: CollectionId
  id: string
  titleFr: string
  titleAr: string
  field: string
  label: string
  before: string
  after: string
  state: HourState
}

export interface TypedHours {
  since: string | null
  hours: TypedHour[]
}

export interface MoveOutcome {
  /** How many documents. */
  moved: number
  refused: { collection: CollectionId; id: string; message: string }[]
}

/** What holds, and the list as a document, which knows when it was read. */
export const clockQuery = queryOptions({
  queryKey: ['settings', 'clock'],
  meta: answeredFrom('settings'),
  queryFn: async (): Promise<{ clock: Clock; documents: Settings[] }> => {
    const [clock, { documents }] = await Promise.all([
      readAction<'settings.clock', Clock>('settings.clock'),
      fetchPage('settings', [Query.equal('key', CLOCK_CHANGES)]),
    ])
    return { clock, documents }
  },
})

/** Their fields are called in the reader's language. */
export function typedHoursQuery(language: Language) {
  return queryOptions({
    queryKey: ['settings', 'typedHours', language],
    meta: answeredFrom('settings'),
    queryFn: (): Promise<TypedHours> => readAction('settings.typedHours'),
  })
}

/** A time by how far it is ahead of UTC, whatever text it stands in. */
export function utc(minutes: number): string {
  return `\u2066UTC+${minutes / 60}\u2069`
}

/** The hours of one document side by side. */
export function byDocument(hours: readonly TypedHour[]): TypedHour[] {
  const key = ({ collection, id }: TypedHour) => `${collection} ${id}`
  return [...hours].sort((one, other) => key(one).localeCompare(key(other)))
}

/** How many documents are moved: the hours of one are moved together. */
export function documentsToMove(hours: readonly TypedHour[]): number {
  const moving = hours.filter(({ state }) => state === 'moves')
  return new Set(moving.map(({ collection, id }) => `${collection} ${id}`)).size
}
