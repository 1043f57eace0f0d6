import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/time-limits/$id/')(
  recordRoute(() => import('@/features/settings/rules/time-limits')),
)
