import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/retention/new')(
  newRoute(() => import('@/features/settings/rules/retention-rules')),
)
