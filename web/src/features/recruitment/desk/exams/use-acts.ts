import { useQuery } from '@tanstack/react-query'
import type { ActionId, OpenActs } from '@/api/actions.gen'
import { answeredFrom } from '@/api/answered-from'
import { openActsQuery } from '@/api/open-acts'
import type { CollectionId } from '@/api/schema.gen'
import { useLanguage } from '@/ui/use-language'

/** A deadline passes without anybody writing: it is asked again so often, in milliseconds. */
const BY_CLOCK = 60_000
/** What acts on an exam wait for. */
const AWAITED: readonly CollectionId[] = [
  'recruitments',
  'positions',
  'specialties',
  'committees',
  'committeeMembers',
  'candidates',
  'examTests',
  'examLists',
  'examRooms',
  'examPresence',
  'examCopies',
  'examLocks',
  'rankingRuns',
  'appeals',
]

/** What may be done with documents of an exam, by their ids: it turns on what others write, and on the clock. */
export function useActs(collection: CollectionId, ids: readonly string[]): Readonly<Record<string, OpenActs>> {
  const { data = {} } = useQuery({
    ...openActsQuery(collection, ids, useLanguage()),
    meta: answeredFrom(...AWAITED),
    staleTime: 0,
    refetchInterval: BY_CLOCK,
  })
  return data
}

/** What may be done with an exam; nothing until the server has said. */
export const useExamActs = (exam: string): OpenActs | undefined => useActs('recruitments', [exam])[exam]

/** Whether an act is for the reader at all: open, or with something that stands against it. */
export function isTheirs(acts: OpenActs | undefined, act: ActionId): boolean {
  return acts !== undefined && (acts.open.includes(act) || act in acts.refused)
}
