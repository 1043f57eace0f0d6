import { createFileRoute } from '@tanstack/react-router'
import { editRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/employee/$id/edit')(
  editRoute(() => import('@/features/people/employees/employees')),
)
