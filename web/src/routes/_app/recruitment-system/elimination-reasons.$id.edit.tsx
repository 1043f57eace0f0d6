import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/elimination-reasons/$id/edit')(
  editRoute(() => import('@/features/recruitment/desk/reasons/reasons')),
)
