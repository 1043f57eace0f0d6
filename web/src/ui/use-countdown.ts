import { useEffect, useState } from 'react'

/** Seconds remaining until `start` was long enough ago, for once another time than usual; zero before the first start. */
export function useCountdown(seconds: number): { remaining: number; start: (once?: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const remaining = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = remaining > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [isRunning])
  const start = (once = seconds) => {
    setNow(Date.now())
    setUntil(Date.now() + once * 1000)
  }
  return { remaining, start }
}
