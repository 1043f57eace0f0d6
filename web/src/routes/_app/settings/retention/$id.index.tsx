import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/retention/$id/')(
  recordRoute(() => import('@/features/settings/rules/retention-rules')),
)
