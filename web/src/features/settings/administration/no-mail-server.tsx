import { IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { Notice } from '@/ui/notice'

/** Says that nothing leaves, and what to do about it. */
export function NoMailServer() {
  const { t } = useTranslation('administration')
  const { mail, known } = useSignInOptions()
  if (mail || !known) return null
  return (
    <Notice tone="warn" icon={<IconMailOff size={20} aria-hidden="true" />} title={t('outbox.noServer.title')}>
      {t('outbox.noServer.text')}
    </Notice>
  )
}
