import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { loadRecordAnew } from '@/engine/record-page/record-loader'
import { RoleForm } from '@/features/users/access/role-form'
import { namedTab, type Tab } from '@/features/users/access/search-params'
import { UserForm } from '@/features/users/access/user-form'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/users-management/$id/edit')({
  staticData: { crumb: 'crumbs.edit' },
  validateSearch: (raw: Record<string, unknown>): { tab?: Tab } => ({ tab: namedTab(raw.tab) }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    const record =
      tab === 'roles'
        ? loadRecordAnew(queryClient, oneQuery('roles', id))
        : loadRecordAnew(queryClient, oneQuery('users', id))
    const [loaded] = await Promise.all([record, loadTexts('users')])
    return loaded
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
