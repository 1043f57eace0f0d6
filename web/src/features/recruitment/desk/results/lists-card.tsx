import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { Recruitments } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { formatInstant } from '@/i18n/format'
import { PaperFile } from '@/platform/paper/paper-file'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'

/** The lists that were published of an exam, the latest first. */
export function ListsCard({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const meta = useMeta('examLists')
  const { data: lists = [] } = useQuery(
    allQuery('examLists', [Query.equal('recruitmentId', exam.$id), Query.orderDesc('publishedAt')]),
  )
  return (
    <Section title={t('lists.title')}>
      {lists.length === 0 && <Text c="dimmed">{t('lists.none')}</Text>}
      {lists.length > 0 && (
        <ItemList label={t('lists.title')}>
          {lists.map((list) => {
            const name = optionLabel(meta, 'kind', list.kind)
            return (
              <Item
                key={list.$id}
                order={3}
                name={
                  <>
                    {name} {list.replacedById && <StatusBadge tone="quiet">{t('lists.replaced')}</StatusBadge>}
                  </>
                }
                actions={
                  list.fileId && list.docId && <PaperFile fileId={list.fileId} docId={list.docId} title={name} />
                }
              >
                <Text size="sm" c="dimmed">
                  {formatInstant(list.publishedAt, language)}
                  {list.appealsUntil && ` · ${t('lists.appeals', { at: formatInstant(list.appealsUntil, language) })}`}
                </Text>
              </Item>
            )
          })}
        </ItemList>
      )}
    </Section>
  )
}
