import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/retention/$id/edit')(
  editRoute(() => import('@/features/settings/rules/retention-rules')),
)
