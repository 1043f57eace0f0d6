import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import type { FormMark } from '@/api/home'
import type { Language } from '@/i18n/language'

/** How near a date is, as its declaration sees it. */
export type Nearness = 'overdue' | 'soon' | 'later'

/** A date of a document on which something falls due. */
export interface FallsDue {
  deadline: string
  label: string
  collection: string
  id: string
  title: string
  /** What of it is drawn as its form is written. */
  mark: FormMark | null
  /** The day. */
  date: string
  /** So many days from today; negative when it is past. */
  days: number
  state: Nearness
  link: string | null
  /** For whom the caller acts who would not see it otherwise, and to which day. */
  delegation: { head: string; until: string } | null
}

/** What falls due among the documents that the caller, or whoever the caller acts for, may read, soonest first. Counted, so any change asks again. */
export function deadlinesQuery(language: Language) {
  return queryOptions({
    queryKey: ['report', 'deadlines', language],
    queryFn: (): Promise<{ items: FallsDue[]; total: number }> => readAction('deadlines.due'),
  })
}
