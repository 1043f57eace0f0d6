import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './errors'
import { onServerChange, serverState } from './health'

const FRESH = 5 * 60_000
const RETRIES = 3

export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/** A refusal is an answer: asking again changes nothing. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && !isRefusal(error)
}

/** What may be asked only once: asking again would use something up, or make another. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  meta: { once: true },
} as const

// While the server is lost queries wait, and go on when it is back.
onlineManager.setEventListener((setOnline) => onServerChange(() => setOnline(serverState() !== 'down')))

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH, gcTime: FRESH, retry: shouldRetry, retryDelay },
    mutations: { retry: false },
  },
})
