import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '@/ui/links'
import styles from './public.module.css'

export function BackLink() {
  const { t } = useTranslation('entry')
  return (
    <AnchorLink to="/sign-in-2" size="sm" mt="lg" className={styles.back}>
      <IconArrowLeft size={16} className="flip" aria-hidden="true" />
      {t('back')}
    </AnchorLink>
  )
}
