import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/assignments/')(
  listRoute(() => import('@/features/organisation/assignments/assignments'), { letter: 't' }),
)
