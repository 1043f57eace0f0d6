import { useTranslation } from 'react-i18next'
import type { Cars } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { RELATED, type RelatedName } from './related'

/** The records of one kind that a car has. */
export default function RelatedTab({ name, car }: { name: RelatedName; car: Cars }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const hint = name === 'fuel' && car.odometer !== null && t('odometer', { km: formatNumber(car.odometer, language) })
  return RELATED[name].with((definition) => (
    <RelatedCollection definition={definition} parent="cars" id={car.$id} name={titleOf(car, language)} hint={hint} />
  ))
}
