import { useTranslation } from 'react-i18next'
import type { PlateKind } from '@/api/schema.gen'
import type { FormValues } from '@/fields/values'
import { parsePlateInput, spellPlate } from './plate'
import { PlateSign } from './plate-sign'

/** The plate as it will read, while it is filled in. */
export default function PlatePreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('cars')
  const text = (name: string) => String(values[name] ?? '')
  const plate = parsePlateInput(
    (values.plateKind as PlateKind | null) || null,
    text('registrationNumber'),
    text('registrationLetter'),
    text('registrationCode'),
  )
  return <PlateSign hint={!values.plateKind && t('plate.whole')}>{plate && spellPlate(plate)}</PlateSign>
}
