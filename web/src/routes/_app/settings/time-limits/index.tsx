import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/time-limits/')(
  listRoute(() => import('@/features/settings/rules/time-limits')),
)
