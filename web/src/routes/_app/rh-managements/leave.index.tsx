import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/leave/')(
  listRoute(() => import('@/features/leave/ledger/leave-records'), { crumb: 'crumbs.leaveLedger' }),
)
