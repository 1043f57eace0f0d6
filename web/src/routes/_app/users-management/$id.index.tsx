import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { RolePage } from '@/features/users/access/role-page'
import { namedTab, namedUserTab, USER_LINKS } from '@/features/users/access/spec'
import { UserPage } from '@/features/users/access/user-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/users-management/$id/')({
  staticData: { parents: [{ to: '/users-management', crumb: 'menu.users' }] },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } => ({
    tab: typeof tab === 'string' ? tab : undefined,
  }),
  loaderDeps: ({ search: { tab } }) => ({ tab: namedTab(tab) }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    const record =
      tab === 'roles'
        ? queryClient.ensureQueryData(oneQuery('roles', id))
        : queryClient.ensureQueryData(oneQuery('users', id, USER_LINKS))
    const [found] = await Promise.all([orNotFound<object>(record), loadTexts('users')])
    return { title: titles(found) }
  },
  component: RecordScreen,
})

function RecordScreen() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  if (namedTab(tab) === 'roles') return <RolePage key={id} id={id} />
  return <UserPage key={id} id={id} tab={namedUserTab(tab)} />
}
