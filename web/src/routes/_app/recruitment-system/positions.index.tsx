import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/positions/')(
  listRoute(() => import('@/features/recruitment/desk/positions/positions'), { crumb: 'crumbs.positions' }),
)
