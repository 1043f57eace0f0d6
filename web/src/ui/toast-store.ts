export interface Toast {
  id: number
  title?: string | undefined
  message: string
  /** In the style of a failure. */
  failed: boolean
  /** What may be done about it while it shows. */
  action?: { label: string; run: () => unknown } | undefined
  /** Still on the screen; a dismissed one is remembered for a while. */
  open: boolean
}

/** How long a toast shows, and how long a dismissed one is kept in memory, in milliseconds. */
const SHOWN = 5_000
const REMEMBERED = 1_000_000

/** One toast at a time: a newer one takes the place of the former. */
export function toastStore() {
  let toast: Toast | undefined
  let number = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const put = (next: Toast | undefined) => {
    toast = next
    for (const listener of [...listeners]) listener()
  }
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const dismiss = () => {
    if (!toast?.open) return
    put({ ...toast, open: false })
    after(REMEMBERED, () => put(undefined))
  }

  return {
    now: () => toast,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (shown: Omit<Toast, 'id' | 'open'>) => {
      number += 1
      put({ ...shown, id: number, open: true })
      after(SHOWN, dismiss)
    },
    dismiss,
    /** It is being read: it stays. */
    hold: () => {
      if (toast?.open) clearTimeout(timer)
    },
    /** It is no longer being read: it goes like a new one. */
    release: () => {
      if (toast?.open) after(SHOWN, dismiss)
    },
  }
}
