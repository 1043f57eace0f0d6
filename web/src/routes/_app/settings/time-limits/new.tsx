import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/time-limits/new')(
  newRoute(() => import('@/features/settings/rules/time-limits')),
)
