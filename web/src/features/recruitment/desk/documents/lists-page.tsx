import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { PapersPage } from './papers-page'

/** The lists that were published. */
export default function ListsPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const meta = useMeta('examLists')
  const { data, error, refetch } = useQuery(
    allQuery('examLists', [Query.orderDesc('publishedAt'), Query.select(['*', 'recruitment.*'])]),
  )
  const papers = data?.map((list) => ({
    id: list.$id,
    title: optionLabel(meta, 'kind', list.kind),
    state: list.replacedById && <StatusBadge tone="quiet">{t('documents.replaced')}</StatusBadge>,
    examId: list.recruitmentId,
    examTitle: titleOf(list.recruitment, language),
    at: list.publishedAt,
    fileId: list.fileId,
    docId: list.docId,
  }))
  return <PapersPage tabs={tabs} papers={papers} error={error} onRetry={refetch} />
}
