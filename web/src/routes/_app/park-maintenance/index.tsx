import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/park-maintenance/')(
  listRoute(() => import('@/features/fleet/maintenance/work'), { letter: 'w' }),
)
