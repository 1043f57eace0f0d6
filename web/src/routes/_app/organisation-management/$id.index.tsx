import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { SCREENS } from '@/features/organisation/lists/screens'
import { collectionOf, linksOf, namedTab } from '@/features/organisation/lists/tab'
import { loadTexts } from '@/i18n'
import { loadRecord } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/organisation-management/$id/')({
  staticData: { parents: [{ to: '/organisation-management', crumb: 'menu.organisation' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient }, params, deps: { tab } }) => {
    const [loaded] = await Promise.all([
      loadRecord(queryClient, oneQuery(collectionOf(tab), params.id, linksOf(tab))),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: RecordScreen,
})

function RecordScreen() {
  return SCREENS[Route.useSearch().tab].record(Route.useParams().id)
}
