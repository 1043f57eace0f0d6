import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/exits/$id/')(
  recordRoute(() => import('@/features/attendance/exits/exits')),
)
