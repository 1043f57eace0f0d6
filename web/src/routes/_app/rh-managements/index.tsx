import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rh-managements/')(
  listRoute(() => import('@/features/people/staff'), { letter: 'e' }),
)
