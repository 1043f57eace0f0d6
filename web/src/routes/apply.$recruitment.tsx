import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '@/api/query'
import { ExamScreen } from '@/features/recruitment/apply/exam-screen'
import { publicExamQuery } from '@/features/recruitment/apply/exams'
import { type ApplyTab, TABS } from '@/features/recruitment/apply/tabs'
import { loadTexts } from '@/i18n'

/** Where the QR code of an exam leads. */
export const Route = createFileRoute('/apply/$recruitment')({
  validateSearch: (search: Record<string, unknown>): { tab?: ApplyTab } => {
    const tab = TABS.find((one) => one === search.tab)
    return tab && tab !== 'form' ? { tab } : {}
  },
  loader: ({ params: { recruitment } }) => {
    void queryClient.prefetchQuery(publicExamQuery(recruitment))
    return loadTexts('apply')
  },
  component: ApplyScreen,
})

function ApplyScreen() {
  const { recruitment } = Route.useParams()
  return <ExamScreen recruitment={recruitment} tab={Route.useSearch().tab ?? 'form'} />
}
