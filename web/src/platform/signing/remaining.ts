/** How long it still is until a moment, as a clock counts it down: `4:05`; nothing once it has passed. */
export function remainingUntil(until: string | null | undefined, now: number): string | undefined {
  const left = until ? Math.ceil((Date.parse(until) - now) / 1000) : 0
  if (!(left > 0)) return undefined
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
