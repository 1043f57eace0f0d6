import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { SCREENS } from '@/features/organisation/lists/screens'
import { collectionOf, namedTab } from '@/features/organisation/lists/tab'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/organisation-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/organisation-management', crumb: 'menu.organisation' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient }, params, deps: { tab } }) => {
    const [record] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(oneQuery(collectionOf(tab), params.id))),
      loadTexts('organisation'),
    ])
    return { title: titles(record) }
  },
  component: EditScreen,
})

function EditScreen() {
  return SCREENS[Route.useSearch().tab].edit(Route.useParams().id)
}
