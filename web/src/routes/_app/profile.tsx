import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/features/account/profile-page'
import { PermissionSummary } from '@/features/users/access/permission-summary'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/profile')({
  staticData: { crumb: 'crumbs.profile' },
  loader: () => loadTexts('users'),
  component: () => <ProfilePage Permissions={PermissionSummary} />,
})
