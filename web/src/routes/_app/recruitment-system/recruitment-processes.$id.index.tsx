import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/recruitment-processes/$id/')(
  recordRoute(() => import('@/features/recruitment/desk/exams/exams')),
)
