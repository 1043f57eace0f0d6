import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { SCREENS } from '@/features/organisation/lists/screens'
import { collectionOf, namedTab } from '@/features/organisation/lists/tab'
import { loadTexts } from '@/i18n'
import { loadRecordAnew } from '@/parts/record-loader'

export const Route = createFileRoute('/_app/organisation-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/organisation-management', crumb: 'menu.organisation' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient }, params, deps: { tab } }) => {
    const [loaded] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery(collectionOf(tab), params.id)),
      loadTexts('organisation'),
    ])
    return loaded
  },
  component: EditScreen,
})

function EditScreen() {
  return SCREENS[Route.useSearch().tab].edit(Route.useParams().id)
}
