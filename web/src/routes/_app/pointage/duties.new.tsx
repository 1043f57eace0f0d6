import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/pointage/duties/new')(
  newRoute(() => import('@/features/attendance/duties/duties')),
)
