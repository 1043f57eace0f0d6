import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/')(
  listRoute(() => import('@/features/absences/work'), { letter: 'l' }),
)
