import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/settings/imports/')(
  listRoute(() => import('@/features/settings/imports/import-runs'), { crumb: 'crumbs.imports' }),
)
