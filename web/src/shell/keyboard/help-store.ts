const listeners = new Set<() => void>()
let open = false

const setOpen = (next: boolean) => {
  open = next
  for (const listener of [...listeners]) listener()
}

export const openKeyHelp = () => setOpen(true)
export const closeKeyHelp = () => setOpen(false)

export const keyHelp = {
  isOpen: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
