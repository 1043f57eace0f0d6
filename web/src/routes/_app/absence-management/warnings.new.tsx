import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/absence-management/warnings/new')(
  newRoute(() => import('@/features/absences/warnings/warnings')),
)
