/** Whether a updateStore build waits to take this one's place. */
let isThere = false
const listeners = new Set<() => void>()

export const updateStore = {
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
