import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/leave-types/$id/edit')(
  editRoute(() => import('@/features/leave/types/leave-types')),
)
