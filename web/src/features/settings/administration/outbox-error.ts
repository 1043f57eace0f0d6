import type { TFunction } from 'i18next'

const KNOWN = {
  'no mail server is configured': 'outbox.errors.mail',
  'no SMS gateway is configured': 'outbox.errors.sms',
  'no push service is configured': 'outbox.errors.push',
  'no longer needed': 'outbox.errors.unneeded',
} as const

/** Why a message did not leave, in the reader's language where the reason is ours; a foreign server's in its own words. */
export function errorWords(error: string, t: TFunction<'administration'>): string {
  return error in KNOWN ? t(KNOWN[error as keyof typeof KNOWN]) : error
}
