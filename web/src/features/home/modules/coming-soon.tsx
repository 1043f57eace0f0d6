import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'

/** A screen that the product will have. */
export function ComingSoon({ of }: { of: 'chats' | 'users' | 'analysis' }) {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t(`soonPages.${of}`)} />
      <Message Icon={IconHourglass} title={t('comingSoon')} hint={t('comingSoonHint')} />
    </>
  )
}
