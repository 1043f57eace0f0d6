import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/candidates/')(
  listRoute(() => import('@/features/recruitment/desk/candidates/candidates'), { crumb: 'crumbs.candidates' }),
)
