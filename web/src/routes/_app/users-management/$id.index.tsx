import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { loadRecord } from '@/engine/record-page/record-loader'
import { RolePage } from '@/features/users/access/role-page'
import { namedTab, namedUserTab, USER_LINKS } from '@/features/users/access/search-params'
import { UserPage } from '@/features/users/access/user-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/users-management/$id/')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string | undefined } => ({
    tab: typeof tab === 'string' ? tab : undefined,
  }),
  loaderDeps: ({ search: { tab } }) => ({ tab: namedTab(tab) }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    const record =
      tab === 'roles'
        ? loadRecord(queryClient, oneQuery('roles', id))
        : loadRecord(queryClient, oneQuery('users', id, USER_LINKS))
    const [loaded] = await Promise.all([record, loadTexts('users')])
    return loaded
  },
  component: RecordScreen,
})

function RecordScreen() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  if (namedTab(tab) === 'roles') return <RolePage key={id} id={id} />
  return <UserPage key={id} id={id} tab={namedUserTab(tab)} />
}
