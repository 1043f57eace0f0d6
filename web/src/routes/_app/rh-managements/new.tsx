import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/new')(
  newRoute(() => import('@/features/people/employees/employees')),
)
