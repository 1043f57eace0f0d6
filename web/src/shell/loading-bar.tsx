import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './loading-bar.module.css'

/** Says that the next screen is on its way, where that takes longer than a moment. */
export function LoadingBar() {
  const { t } = useTranslation()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div role="progressbar" aria-label={t('loading')} className={styles.bar} />
}
