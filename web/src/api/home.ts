import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readAction, readingQuery } from './actions'
import type { PanelContent } from './actions.gen'
import { answeredFrom } from './answered-from'
import { queryClient } from './query'
import { type HomePreferences, preferencesQuery } from './session'

/** What stands in a panel of a shape. */
export type ContentOf<S extends PanelContent['shape']> = Extract<PanelContent, { shape: S }>

/** How often a first screen that stands open is asked for anew. */
const EACH_MINUTE = 60_000
/** What was asked on the way to a screen, so many milliseconds ago, is not asked again as it opens. */
const ON_THE_WAY = 1_000

/** The first screen as its reader arranged it: all of it in one answer. */
export function homeQuery({ order = [], hidden = [] }: HomePreferences, all: boolean) {
  return {
    ...readingQuery('home.panels', { order, hidden, all }),
    meta: { deaf: 'is made of whatever departments declare, and asked each minute' },
    staleTime: ON_THE_WAY,
    refetchInterval: EACH_MINUTE,
    placeholderData: keepPreviousData,
  }
}

/** What waits for the reader, whatever department it is of: the menu counts it. Made of too much to be asked with each write. */
/** Asks what the first screen shows, as its reader arranged it; a failure is told by the screen. */
export async function askHome(): Promise<void> {
  const preferences = await queryClient.query({ ...preferencesQuery, staleTime: 'static' }).catch(() => undefined)
  await queryClient.prefetchQuery(homeQuery(preferences?.home ?? {}, false))
}

export const tasksQuery = queryOptions({
  queryKey: ['home', 'tasks'],
  meta: answeredFrom('notifications'),
  queryFn: async () => (await readAction('home.tasks')).tasks,
  staleTime: EACH_MINUTE / 2,
  refetchInterval: EACH_MINUTE,
})

export type HeadScreen = 'chef-bureau' | 'chef-service'

/** A unit that the reader heads or stands in for: its people, where they are, and what is declared of it. */
export function headedUnitsQuery(screen: HeadScreen, unit: string | undefined) {
  return {
    ...readingQuery('units.headed', { screen, unit }),
    staleTime: ON_THE_WAY,
    refetchInterval: EACH_MINUTE,
    placeholderData: keepPreviousData,
  }
}
