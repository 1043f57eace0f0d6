import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/parts/collection-screen/routes'

export const Route = createFileRoute('/_app/annexes/')(
  listRoute(() => import('@/features/organisation/annexes/annexes')),
)
