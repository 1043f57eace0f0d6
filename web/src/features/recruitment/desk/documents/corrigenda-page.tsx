import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { PapersPage } from './papers-page'

/** What was put right after an exam was published. */
export default function CorrigendaPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(
    allQuery('examCorrigenda', [Query.orderDesc('publishedAt'), Query.select(['*', 'recruitment.*'])]),
  )
  const papers = data?.map((one) => ({
    id: one.$id,
    title: t('documents.corrigendum', { number: one.number ?? '' }),
    examId: one.recruitmentId,
    examTitle: titleOf(one.recruitment, language),
    at: one.publishedAt,
    fileId: one.fileId,
    docId: one.docId,
  }))
  return <PapersPage tabs={tabs} papers={papers} error={error} onRetry={refetch} />
}
