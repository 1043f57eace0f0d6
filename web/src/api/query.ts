import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { isRefusal, messageOf } from './errors'
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

let tell: (reason: string) => void = () => undefined

/** Who is told of what was asked for and failed, where the screen that asked says nothing of its own (`meta.isSaid`). */
export function onFailedAction(say: (reason: string) => void): void {
  tell = say
}

/** The one path of failures: whatever is asked for and refused is said. */
export const mutationCache = new MutationCache({
  onError: (error, _sent, _context, { meta }) => {
    if (!meta?.isSaid) tell(messageOf(error))
  },
})

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { staleTime: FRESH, gcTime: FRESH, retry: shouldRetry, retryDelay },
    // Nothing waits for a lost server to be done behind one's back: it fails, and is said.
    mutations: { retry: false, networkMode: 'always' },
  },
})
