import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/retention/')(
  listRoute(() => import('@/features/settings/rules/retention-rules')),
)
