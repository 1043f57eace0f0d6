import type { LeaveDraft } from '@/api/leave'

/** What a form holds of a leave. */
interface Filled {
  type?: unknown
  startDate?: unknown
  endDate?: unknown
  startHalf?: unknown
  endHalf?: unknown
  eventDate?: unknown
  reason?: unknown
  certificateId?: unknown
  replacementId?: unknown
  addressFr?: unknown
  phone?: unknown
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const day = (value: unknown) => text(value)?.slice(0, 10) ?? ''

/** What is sent of it: days as days, and nothing of what was left empty. */
export function draftOf(filled: Filled): LeaveDraft {
  const told = {
    eventDate: text(filled.eventDate)?.slice(0, 10),
    reason: text(filled.reason),
    certificateId: text(filled.certificateId),
    replacementId: text(filled.replacementId),
    addressFr: text(filled.addressFr),
    phone: text(filled.phone),
  }
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  return {
    type: text(filled.type) ?? '',
    startDate: day(filled.startDate),
    endDate: day(filled.endDate),
    startHalf: filled.startHalf === true,
    endHalf: filled.endHalf === true,
    ...given,
  }
}

/** Whether enough is known to say what it would take. */
export function isCountable({ type, startDate, endDate }: LeaveDraft): boolean {
  return type !== '' && startDate !== '' && endDate !== '' && startDate <= endDate
}
