import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/engine/collection-screen/routes'

export const Route = createFileRoute('/_app/rhDocuments/')(listRoute(() => import('./-desk'), { letter: 'd' }))
