import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/parts/collection-screen/routes'

export const Route = createFileRoute('/_app/cars-management/')(listRoute(() => import('@/features/fleet/cars/park')))
