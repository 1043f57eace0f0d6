import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/employee/$id/')(
  recordRoute(
    () => import('@/features/people/employees/employees'),
    () => import('@/features/attendance/employee-tabs'),
    () => import('@/features/absences/employee-tabs'),
    () => import('@/features/leave/employee-tabs'),
    () => import('@/features/fleet/employee-tabs'),
    () => import('@/features/property/employee-tabs'),
    () => import('@/features/users/employee-tabs'),
  ),
)
