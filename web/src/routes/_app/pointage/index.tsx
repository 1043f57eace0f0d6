import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/')(
  listRoute(() => import('@/features/attendance/days/views'), { letter: 'f' }),
)
