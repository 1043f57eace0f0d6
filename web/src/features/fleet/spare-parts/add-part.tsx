import { useTranslation } from 'react-i18next'
import { AddButton } from '@/engine/add-button'
import { addressesOf } from '@/paths/record-address'
import { CountButton } from './count/count-button'

/** The count of the store, and the way to a new part. */
export function AddPart() {
  const { t } = useTranslation('spare-parts')
  return (
    <>
      <CountButton />
      <AddButton collection="spareParts" to={addressesOf('spareParts').make()} label={t('add')} />
    </>
  )
}
