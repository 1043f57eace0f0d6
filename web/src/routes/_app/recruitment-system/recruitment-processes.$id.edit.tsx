import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/recruitment-processes/$id/edit')(
  editRoute(() => import('@/features/recruitment/desk/exams/exams')),
)
