/** The build that waits to take this one's place, if there is one. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

export const newer = {
  now: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  found: (worker: ServiceWorker) => {
    waiting = worker
    for (const listener of [...listeners]) listener()
  },
}
