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
