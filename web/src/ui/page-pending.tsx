import { useTranslation } from 'react-i18next'

/** A page that is on its way: that it is, for those who listen too. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className="page-pending" role="status">
      <h1>{t('loading')}</h1>
    </div>
  )
}
