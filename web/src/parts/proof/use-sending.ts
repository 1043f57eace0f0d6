import { useState } from 'react'

/** One thing being sent: whether it is on its way, and what came back instead of an answer. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** Says whether it went through. */
  const send = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      await run()
      return true
    } catch (reason) {
      setError(reason)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, send, clear: () => setError(undefined) }
}
