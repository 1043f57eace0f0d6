import { queryOptions } from '@tanstack/react-query'
import { act, readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import type { JobRunsOutcome } from '@/api/schema.gen'
import type { Language } from '@/i18n/language'

/** How a run of scheduled work stands or ended; without an outcome it waits, runs, or will be tried again. */
export interface JobRun {
  $id: string
  dueAt: string
  startedAt: string | null
  endedAt: string | null
  outcome: JobRunsOutcome | null
  /** How many things it dealt with, or what went wrong. */
  message: string | null
}

/** Work that comes round. */
export interface Job {
  job: string
  label: string
  nextAt: string
  last: JobRun | null
  /** Whether it waits until the clock is believed again: what it does cannot be undone. */
  waits: boolean
}

/** Whether the clock of the server is believed; if not, when it was last, and what it showed then. */
export interface Clock {
  isBelieved: boolean
  believedAt: string | null
  shown: string | null
}

interface Jobs {
  total: number
  jobs: Job[]
  clock: Clock
}

const KEY = ['jobRuns', 'jobs'] as const
/** While something runs it is asked so often, in milliseconds. */
const WHILE_RUNNING = 1500

export function isRunning({ last }: Job): boolean {
  return last !== null && last.outcome === null
}

export function jobsQuery(language: Language) {
  return queryOptions({
    queryKey: [...KEY, language],
    meta: answeredFrom('jobRuns'),
    queryFn: (): Promise<Jobs> => readAction('jobRuns.jobs'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isRunning) ? WHILE_RUNNING : false),
  })
}

/** Runs scheduled work at once. */
export function runJob(job: string): Promise<unknown> {
  return act('jobRuns.run', { job })
}

/** Says that the clock of the server is right after a leap. */
export function confirmClock(): Promise<unknown> {
  return act('jobRuns.confirmClock')
}
