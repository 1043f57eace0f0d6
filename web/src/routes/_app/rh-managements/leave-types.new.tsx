import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/leave-types/new')(
  newRoute(() => import('@/features/leave/types/leave-types')),
)
