import { createFileRoute } from '@tanstack/react-router'
import { OpenExams } from '@/features/recruitment/apply/open-exams'
import { loadTexts } from '@/i18n'

/** The exams of the commune, for everybody. */
export const Route = createFileRoute('/apply/')({
  loader: () => loadTexts('apply'),
  component: OpenExams,
})
