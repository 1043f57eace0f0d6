import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/recruitment-processes/new')(
  newRoute(() => import('@/features/recruitment/desk/exams/exams')),
)
