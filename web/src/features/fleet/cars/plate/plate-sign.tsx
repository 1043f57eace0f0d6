import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate } from '@/fields/plate'
import styles from './plate.module.css'

interface PlateSignProps {
  /** What the plate reads; nothing while too little is filled in. */
  children: string | undefined
  hint?: ReactNode
}

/** A plate as it hangs on the car. */
export function PlateSign({ children, hint }: PlateSignProps) {
  const { t } = useTranslation('cars')
  return (
    <div className={styles.preview}>
      <span className={styles.words}>{t('plate.reads')}</span>
      <output className={styles.plate} data-empty={!children || undefined}>
        {children ? <Plate>{children}</Plate> : t('plate.none')}
      </output>
      {hint && <span className={styles.words}>{hint}</span>}
    </div>
  )
}
