import { createFileRoute } from '@tanstack/react-router'
import { newRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/annexes/new')(newRoute(() => import('@/features/organisation/annexes')))
