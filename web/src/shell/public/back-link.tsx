import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './public.module.css'

export function BackLink() {
  const { t } = useTranslation('entry')
  return (
    <Anchor component={Link} to="/sign-in-2" size="sm" mt="lg" className={styles.back}>
      <IconArrowLeft size={16} className="flip" aria-hidden="true" />
      {t('back')}
    </Anchor>
  )
}
