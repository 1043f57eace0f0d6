import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { PapersPage } from './papers-page'

/** The notices of exams that were published. */
export default function NoticesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(
    allQuery('recruitments', [Query.isNotNull('published_notice_id'), Query.orderDesc('publishedAt')]),
  )
  const papers = data?.map((exam) => ({
    id: exam.$id,
    title: t('documents.notice'),
    examId: exam.$id,
    examTitle: titleOf(exam, language),
    at: exam.publishedAt,
    fileId: exam.published_notice_id,
    docId: exam.docId,
  }))
  return <PapersPage tabs={tabs} papers={papers} error={error} onRetry={refetch} />
}
