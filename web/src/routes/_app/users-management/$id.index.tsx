import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { RolePage } from '@/features/users/access/role-page'
import { namedTab, USER_LINKS } from '@/features/users/access/spec'
import { UserPage } from '@/features/users/access/user-page'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/users-management/$id/')({
  staticData: { parents: [{ to: '/users-management', crumb: 'menu.users' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
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
  return Route.useSearch().tab === 'roles' ? <RolePage key={id} id={id} /> : <UserPage key={id} id={id} />
}
