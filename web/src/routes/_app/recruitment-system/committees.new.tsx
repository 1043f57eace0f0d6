import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/committees/new')(
  newRoute(() => import('@/features/recruitment/desk/committees/committees')),
)
