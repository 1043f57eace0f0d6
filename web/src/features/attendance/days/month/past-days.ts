import { daysOf, monthAfter } from '@/engine/calendar/month'

/** Of one month, or of the part of it that is asked about. */
export interface Span {
  from: string
  to: string
}

/** The days from one to another, a month at a time. */
export function monthsBetween(from: string, to: string): Span[] {
  const spans: Span[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1)) {
    const [first = month, last = first] = [daysOf(month)[0], daysOf(month).at(-1)]
    spans.push({ from: first < from ? from : first, to: last > to ? to : last })
  }
  return spans
}
