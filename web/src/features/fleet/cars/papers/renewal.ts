import type { CarLegalDocuments } from '@/api/schema.gen'
import type { FormValues } from '@/fields/values'
import { today } from '@/i18n/format'

const dayOf = (wire: string) => wire.slice(0, 10)

/** A day so many days and years later. */
function later(day: string, days: number, years = 0): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCFullYear(at.getUTCFullYear() + years, at.getUTCMonth(), at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/**
 * What a paper that follows another begins with: the same issuer, from today. Its number, price and end are of the new one:
 * they are read off it, and what stood on the former is shown beside them.
 */
export function renewalOf({ documentType, provider }: CarLegalDocuments) {
  return { documentType, provider, issuedOn: today() }
}

/** Until when it would hold: a year from the end of the former, or from today where that has passed. */
export function endOf({ validUntil }: CarLegalDocuments): string {
  const [now, end] = [today(), validUntil ? dayOf(validUntil) : '']
  return end >= now ? later(end, 0, 1) : later(now, -1, 1)
}

/** Whether a paper must say until when it holds: a registration card is permanent, and nothing follows from former years. */
export function saysItsEnd({ documentType, year }: FormValues): boolean {
  const isFormer = Boolean(year) && Number(year) < Number(today().slice(0, 4))
  return documentType !== 'registration_card' && !isFormer
}
