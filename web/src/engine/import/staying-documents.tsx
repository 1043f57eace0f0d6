import { Card, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportUndoRefusal } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { useLanguage } from '@/ui/use-language'

/** The documents that an undone import leaves as they are, each with its reason. */
export function StayingDocuments({ staying, count }: { staying: readonly ImportUndoRefusal[]; count: number }) {
  const { t } = useTranslation('imports')
  if (staying.length === 0) return null
  return (
    <section aria-label={t('undo.stays')}>
      <Text fw={600} mb="xs">
        {t('undo.staying')}
      </Text>
      <Card withBorder padding={0}>
        <ItemList label={t('undo.staying')}>
          {staying.map((one) => (
            <DocumentItem key={`${one.collection} ${one.id}`} document={one} />
          ))}
        </ItemList>
      </Card>
      {count > staying.length && <Text c="dimmed">{t('undo.first', { count: staying.length })}</Text>}
    </section>
  )
}

function DocumentItem({ document }: { document: ImportUndoRefusal }) {
  const { one } = useMeta(document.collection as CollectionId)
  const language = useLanguage()
  const title = inLanguage(document.title, document.titleAr, language)
  return (
    <Item name={<span className="name">{title || one}</span>} order={3} actions={null}>
      <Text size="sm">{document.message}</Text>
    </Item>
  )
}
