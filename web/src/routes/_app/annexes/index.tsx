import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/annexes/')(
  listRoute(() => import('@/features/organisation/annexes'), { letter: 'a' }),
)
