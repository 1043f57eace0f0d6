import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isUnreachable, messageOf, statusOf, typeOf } from '@/api/errors'
import { Notice } from '@/ui/notice'

/** What failed, in words for whoever reads it: ours where the server's would not help, else the server's own. */
export function errorText(error: unknown, t: TFunction): string {
  if (typeOf(error) === 'user_blocked') return t('signIn.blocked')
  if (statusOf(error) === 429) return t('signIn.tooMany')
  if (isUnreachable(error) || statusOf(error) === 500) return t('signIn.unreachable')
  return messageOf(error)
}

/** Said at once to those who listen, since it answers what they just did. */
export function ErrorNotice({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <div role="alert">
      <Notice tone="bad" icon={<IconAlertCircle size={18} aria-hidden="true" />}>
        {children}
      </Notice>
    </div>
  )
}

/** The same, from what was thrown. */
export function FailureNotice({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return <ErrorNotice>{error === undefined ? undefined : errorText(error, t as TFunction)}</ErrorNotice>
}
