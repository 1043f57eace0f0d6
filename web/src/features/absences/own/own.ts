import { Query } from 'appwrite'
import type { Absences, Warnings } from '@/api/schema.gen'
import { today } from '@/i18n/format'

const OPEN_LETTER = ['issued', 'acknowledged']

/** One's own letters that wait for a word, and may still be answered. */
export function openLetters(employee: string): string[] {
  const answerable = Query.or([Query.isNull('replyUntil'), Query.greaterThanEqual('replyUntil', today())])
  return [Query.equal('persoActifId', employee), Query.equal('status', OPEN_LETTER), answerable]
}

/** One's own absences that nobody justified yet. */
export function openAbsences(employee: string): string[] {
  return [Query.equal('employeeId', employee), Query.equal('justification', 'open'), Query.greaterThan('minutes', 0)]
}

/** Whether a letter may still be replied to: nobody has decided, and its term runs. */
export function mayReply({ status, replyUntil }: Pick<Warnings, 'status' | 'replyUntil'>, day = today()): boolean {
  return OPEN_LETTER.includes(status ?? '') && (!replyUntil || replyUntil.slice(0, 10) >= day)
}

/** Whether an absence may be justified, for the first time or anew: what was accepted stays, a day that was worked needs nothing. */
export function mayJustify({ justification, minutes }: Pick<Absences, 'justification' | 'minutes'>): boolean {
  return justification !== 'accepted' && minutes !== 0
}
