import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/recruitment-processes/')(
  listRoute(() => import('@/features/recruitment/desk/exams/exams'), { crumb: 'crumbs.exams' }),
)
