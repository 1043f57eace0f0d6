import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/organisation-management/')(
  listRoute(() => import('@/features/organisation/lists/lists'), { letter: 'o' }),
)
