import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/appeals/')(
  listRoute(() => import('@/features/recruitment/desk/appeals/appeals'), { crumb: 'crumbs.appeals' }),
)
