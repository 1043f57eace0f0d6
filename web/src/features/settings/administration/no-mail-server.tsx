import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailQuery } from '@/api/outbox'
import { Notice } from '@/ui/notice'

/** Says that nothing leaves, and what to do about it. */
export function NoMailServer() {
  const { t } = useTranslation('administration')
  const { data } = useQuery(mailQuery)
  if (data?.mail !== false) return null
  return (
    <Notice tone="warn" icon={<IconMailOff size={20} aria-hidden="true" />} title={t('outbox.noServer.title')}>
      {t('outbox.noServer.text')}
    </Notice>
  )
}
