import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/employee-portail/leaves/$id/')(
  recordRoute(() => import('@/features/leave/requests/leave-requests')),
)
