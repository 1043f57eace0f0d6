import { useTranslation } from 'react-i18next'
import { PageHead } from '@/ui/page-head'
import { type QuickLink, QuickLinks } from './quick-links'

/** What of the product one may open, and what is being made. */
export function AppsPage({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('apps.title')} hint={t('apps.hint')} />
      <QuickLinks links={links} />
    </>
  )
}
