import { createFileRoute } from '@tanstack/react-router'
import { recordRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/recruitment-system/appeals/$id/')(
  recordRoute(() => import('@/features/recruitment/desk/appeals/appeals')),
)
