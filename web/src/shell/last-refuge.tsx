import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onServerBack } from '@/api/health'

const reload = () => window.location.reload()

/** In the place of a page of errors whose own parts the browser does not have: it loads nothing, and begins anew by itself. */
export function LastRefuge() {
  const { t } = useTranslation()
  useEffect(() => onServerBack(reload), [])
  return (
    <main role="alert" style={{ padding: 32, textAlign: 'center' }}>
      <h1>{t('product')}</h1>
      <p>{t('signIn.unreachable')}</p>
      <button type="button" onClick={reload}>
        {t('retry')}
      </button>
    </main>
  )
}
