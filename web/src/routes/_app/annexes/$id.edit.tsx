import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/parts/collection-screen/routes'

export const Route = createFileRoute('/_app/annexes/$id/edit')(
  editRoute(() => import('@/features/organisation/annexes/annexes')),
)
