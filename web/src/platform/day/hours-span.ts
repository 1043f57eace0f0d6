/** From when to when somebody was there: `08:27 – 16:39`; what is not known is left open. */
export function hoursSpan(from: string | null | undefined, to: string | null | undefined): string {
  if (!from && !to) return ''
  return `${from ?? '…'} – ${to ?? '…'}`
}
