import { Card, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { History, type ValueRenderers } from './history'

interface HistorySectionProps {
  collection: CollectionId
  id: string
  values?: ValueRenderers | undefined
}

/** What happened to a record, at the foot of its page. */
export function HistorySection({ collection, id, values }: HistorySectionProps) {
  const { t } = useTranslation('parts')
  return (
    <Card withBorder padding="md" component="section" aria-label={t('history.title')}>
      <Title order={2} size="h4" mb="sm">
        {t('history.title')}
      </Title>
      <History collection={collection} id={id} values={values} />
    </Card>
  )
}
