import { useTranslation } from 'react-i18next'
import type { PlateKind } from '@/api/schema.gen'
import { formatPlate } from '@/i18n/format'
import type { FormValues } from '@/parts/record-form/values'
import { filledPlate, spelt } from './plate'
import styles from './plate-preview.module.css'

/** The plate as it will read, while it is filled in. */
export function PlatePreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('cars')
  const text = (name: string) => String(values[name] ?? '')
  const plate = filledPlate(
    (values.plateKind as PlateKind | null) || null,
    text('registrationNumber'),
    text('registrationLetter'),
    text('registrationCode'),
  )
  return (
    <div className={styles.preview}>
      <span className={styles.words}>{t('plate.reads')}</span>
      <output className={styles.plate} data-empty={plate === undefined || undefined}>
        {plate ? formatPlate(spelt(plate)) : t('plate.none')}
      </output>
      {!values.plateKind && <span className={styles.words}>{t('plate.whole')}</span>}
    </div>
  )
}
