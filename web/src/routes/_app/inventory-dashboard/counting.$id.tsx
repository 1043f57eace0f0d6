import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '@/i18n'

interface CountingSearch {
  /** The office in which it is scanned: kept over a reload. */
  bureau?: string | undefined
}

export const Route = createFileRoute('/_app/inventory-dashboard/counting/$id')({
  staticData: { crumb: 'crumbs.countingDesk' },
  validateSearch: ({ bureau }: Record<string, unknown>): CountingSearch => ({
    bureau: typeof bureau === 'string' ? bureau : undefined,
  }),
  loader: () => loadTexts('counting'),
  component: lazyRouteComponent(() => import('@/features/property/counting/counting-page')),
})
