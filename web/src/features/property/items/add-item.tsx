import { useTranslation } from 'react-i18next'
import { AddButton } from '@/engine/add-button'
import { paths } from '@/paths/paths'
import { EnterButton } from './acts/enter-button'

/** The way to a new thing, or to several alike. */
export function AddItem() {
  const { t } = useTranslation('inventory')
  return (
    <>
      <EnterButton />
      <AddButton collection="inventoryItems" to={paths.newItem()} label={t('items.add')} />
    </>
  )
}
