import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { InventoryItems } from '@/api/schema.gen'

/** So many are named; the others are counted. */
const NAMED = 3

/** Which things something is done with. */
export function ItemNames({ items }: { items: readonly Pick<InventoryItems, 'designation' | 'inventoryNumber'>[] }) {
  const { t } = useTranslation('inventory-acts')
  const named = items.slice(0, NAMED).map(({ designation, inventoryNumber }) => {
    const number = inventoryNumber && ` (\u2066${inventoryNumber}\u2069)`
    return `\u2068${designation}\u2069${number || ''}`
  })
  const more = items.length - named.length
  return (
    <Text fw={600} mb={4}>
      {[...named, ...(more > 0 ? [t('others', { count: more })] : [])].join(' · ')}
    </Text>
  )
}
