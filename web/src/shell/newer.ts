/** Whether a newer build waits to take this one's place. */
let isThere = false
const listeners = new Set<() => void>()

export const newer = {
  now: () => isThere,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  found: () => {
    isThere = true
    for (const listener of [...listeners]) listener()
  },
}
