import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { titles } from '@/api/titles'
import { RoleForm } from '@/features/users/access/role-form'
import { namedTab } from '@/features/users/access/spec'
import { UserForm } from '@/features/users/access/user-form'
import { loadTexts } from '@/i18n'
import { orNotFound } from '../../-or-not-found'

export const Route = createFileRoute('/_app/users-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit', parents: [{ to: '/users-management', crumb: 'menu.users' }] },
  validateSearch: (raw: Record<string, unknown>) => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    const record =
      tab === 'roles'
        ? queryClient.ensureQueryData(oneQuery('roles', id))
        : queryClient.ensureQueryData(oneQuery('users', id))
    const [found] = await Promise.all([orNotFound<object>(record), loadTexts('users')])
    return { title: titles(found) }
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return Route.useSearch().tab === 'roles' ? <EditRole key={id} id={id} /> : <EditUser key={id} id={id} />
}

function EditRole({ id }: { id: string }) {
  return <RoleForm record={useSuspenseQuery(oneQuery('roles', id)).data} />
}

function EditUser({ id }: { id: string }) {
  return <UserForm record={useSuspenseQuery(oneQuery('users', id)).data} />
}
