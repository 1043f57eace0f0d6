import { useTranslation } from 'react-i18next'

const KNOWN = {
  'no mail server is configured': 'outbox.mail',
  'no SMS gateway is configured': 'outbox.sms',
  'no push service is configured': 'outbox.push',
  'no longer needed': 'outbox.unneeded',
} as const

/** Why a message did not leave, in the reader's language where the reason is ours; a foreign server's in its own words. */
export function OutboxError({ error }: { error: string }) {
  const { t } = useTranslation('parts')
  return <bdi>{error in KNOWN ? t(KNOWN[error as keyof typeof KNOWN]) : error}</bdi>
}
