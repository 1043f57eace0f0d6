import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useServerState } from '@/api/health'
import { safePath } from '@/features/account/remembered'

/**
 * From the page that waits for the server to where the person was, as soon as it is back. `byHand` says beforehand that
 * the person asks, and will be led elsewhere.
 */
export function useReturnAfterOutage(remembered: string | undefined): { byHand: (asks: boolean) => void } {
  const router = useRouter()
  const state = useServerState()
  const was = useRef(state)
  const asks = useRef(false)
  const target = safePath(remembered)

  useEffect(() => {
    const isBack = state === 'up' && (was.current === 'down' || target !== undefined)
    was.current = state
    if (isBack && !asks.current) router.history.replace(target ?? '/')
  }, [state, target, router])

  return {
    byHand: (value) => {
      asks.current = value
    },
  }
}
