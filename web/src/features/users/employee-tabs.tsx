import { opens } from '@/api/rights'
import { type JoinedTabs, relatedTabs } from '@/engine/collection-screen/joined-tabs'
import { relatedCollection } from '@/engine/collection-screen/related'
import { paths } from '@/paths/paths'
import { AccountStatusBadge } from './access/state-badges'
import { AccessSummary, RoleNames, UserCell } from './access/users-columns'

const account = relatedCollection('users', {
  field: 'persoActif',
  texts: 'employee-records:account',
  columns: [
    { key: 'username', fields: ['username', 'email'], render: (row) => <UserCell row={row} /> },
    { key: 'roles', render: (row) => <RoleNames row={row} /> },
    { key: 'auth', render: (row) => <AccessSummary row={row} /> },
    { key: 'state', fields: ['pending', 'disabled'], render: (row) => <AccountStatusBadge row={row} /> },
    'lastSeenAt',
  ],
  sort: 'username',
  nameOf: (row) => row.username,
  addAt: () => paths.newUser(),
})

/** How a person signs in, for those who look after users. */
const tabs: JoinedTabs = relatedTabs('employees', {
  account: { list: account, seenBy: (rights) => opens(rights, '/users-management') },
})

export default tabs
