import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/parts/collection-screen/routes'

export const Route = createFileRoute('/_app/assignments/')(
  listRoute(() => import('@/features/organisation/assignments/assignments')),
)
