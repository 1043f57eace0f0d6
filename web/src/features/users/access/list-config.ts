import { Query } from 'appwrite'
import type { ListSpec } from '@/api/list'

export const USER_LIST: ListSpec<'users'> = {
  collection: 'users',
  sort: 'username',
  fallback: 'username',
  search: { text: ['username', 'email'] },
  filters: [
    { kind: 'ref', param: 'role', field: 'roles', to: 'roles', many: true },
    {
      kind: 'preset',
      param: 'state',
      field: 'disabled',
      presets: {
        active: [Query.equal('pending', false), Query.equal('disabled', false)],
        pending: [Query.equal('pending', true)],
        disabled: [Query.equal('disabled', true)],
        unverified: [Query.equal('unverified', true)],
        secondFactor: [Query.equal('secondFactor', true)],
        noEmployee: [Query.isNull('persoActif')],
        noAccount: [Query.isNull('userId')],
      },
    },
  ],
  expand: ['employee.fullNameFr', 'employee.fullNameAr', 'roleDocs.nameFr', 'roleDocs.nameAr'],
  sorts: { username: 'username', email: 'email', lastSeenAt: 'lastSeenAt' },
}

export const ROLE_LIST: ListSpec<'roles'> = {
  collection: 'roles',
  sort: 'nameFr',
  fallback: 'nameFr',
  search: { text: ['nameFr', 'nameAr', 'name'] },
  filters: [],
  expand: [],
  sorts: { nameFr: 'nameFr', nameAr: 'nameAr', name: 'name' },
}

export const TABS = ['users', 'roles'] as const
export type Tab = (typeof TABS)[number]

/** The parts of a user's page. */
export const USER_TABS = ['profile', 'access', 'sessions', 'signIns'] as const
export type UserTab = (typeof USER_TABS)[number]

export const USER_PARAMS = ['tab', ...USER_LIST.filters.map((filter) => filter.param)]

/** The linked documents that the page of a user shows. */
export const USER_LINKS = ['employee', 'person', 'roleDocs'] as const

export function namedTab(raw: unknown): Tab {
  return TABS.find((tab) => tab === raw) ?? 'users'
}

export function namedUserTab(raw: unknown): UserTab {
  return USER_TABS.find((tab) => tab === raw) ?? 'profile'
}
