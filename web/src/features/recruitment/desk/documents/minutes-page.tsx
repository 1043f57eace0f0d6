import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { PapersPage } from './papers-page'

/** The sealed minutes of what was locked. */
export default function MinutesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const meta = useMeta('examLocks')
  const { data, error, refetch } = useQuery(
    allQuery('examLocks', [
      Query.isNotNull('lockedAt'),
      Query.orderDesc('lockedAt'),
      Query.select(['*', 'recruitment.*']),
    ]),
  )
  const papers = data?.map((lock) => ({
    id: lock.$id,
    title: t('documents.minutesOf', { phase: optionLabel(meta, 'phase', lock.phase) }),
    examId: lock.recruitmentId,
    examTitle: titleOf(lock.recruitment, language),
    at: lock.lockedAt,
    fileId: lock.fileId,
    docId: lock.docId,
  }))
  return <PapersPage tabs={tabs} papers={papers} error={error} onRetry={refetch} />
}
