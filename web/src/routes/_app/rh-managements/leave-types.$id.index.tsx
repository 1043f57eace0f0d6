import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/leave-types/$id/')(
  recordRoute(() => import('@/features/leave/types/leave-types')),
)
