import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '@/features/users/access/invite-page'
import { RoleForm } from '@/features/users/access/role-form'
import { namedTab, type Tab } from '@/features/users/access/search-params'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/users-management/new')({
  staticData: {
    crumb: 'crumbs.new',
    places: [
      { name: 'users:invite.title', makes: 'users', seenBy: { can: 'users.invite' } },
      { name: 'users:addRole', tab: 'roles', makes: 'roles', seenBy: { can: 'roles.create' } },
    ],
  },
  validateSearch: (raw: Record<string, unknown>): { tab?: Tab } => ({ tab: namedTab(raw.tab) }),
  loader: () => loadTexts('users'),
  component: NewScreen,
})

function NewScreen() {
  return Route.useSearch().tab === 'roles' ? <RoleForm /> : <InvitePage />
}
