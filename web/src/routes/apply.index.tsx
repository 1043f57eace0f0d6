import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '@/api/query'
import { openExamsQuery } from '@/features/recruitment/apply/exams'
import { OpenExams } from '@/features/recruitment/apply/open-exams'
import { loadTexts } from '@/i18n'

/** The exams of the commune, for everybody. */
export const Route = createFileRoute('/apply/')({
  loader: () => {
    void queryClient.prefetchQuery(openExamsQuery)
    return loadTexts('apply')
  },
  component: OpenExams,
})
