import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { InventoryItems } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { relatedCollection } from '@/engine/collection-screen/related'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { OpenLink } from '@/fields/open-link'
import { RecordName } from '@/fields/record-name'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { OFFICE_COLUMNS } from '../related'

const parts = relatedCollection('inventoryItems', {
  field: 'parentItemId',
  texts: 'inventory:parts',
  columns: OFFICE_COLUMNS,
  sort: 'inventoryNumber',
  sorts: ['inventoryNumber', 'bureauId'],
})

/** What was parted from a thing of several pieces, and what it was parted from itself. */
export default function PartsTab({ item }: { item: InventoryItems }) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  const origin = item.parentItemId && (
    <Text size="sm" component="span">
      {t('parts.from')}{' '}
      <OpenLink address={paths.item(item.parentItemId)}>
        <RecordName document={item.parentItem ?? { $id: item.parentItemId }} />
      </OpenLink>
    </Text>
  )
  return parts.with((definition) => (
    <RelatedCollection
      definition={definition}
      parent="inventoryItems"
      id={item.$id}
      name={titleOf(item, language)}
      hint={origin}
    />
  ))
}
