import { fieldColumn, namesColumn } from '@/parts/resource-table/field-column'
import type { ReferenceList } from './reference-list'

export const persons: ReferenceList<'persons'> = {
  tab: 'persons',
  spec: {
    collection: 'persons',
    sort: 'fullNameFr',
    fallback: 'fullNameFr',
    search: { text: ['CIN', 'fullNameFr', 'fullNameAr'] },
    filters: [{ kind: 'choice', param: 'sex', field: 'sex' }],
    expand: [],
    sorts: { fullNameFr: 'fullNameFr', fullNameAr: 'fullNameAr', CIN: 'CIN', birthDate: 'birthDate' },
  },
  inBar: ['sex'],
  columns: ({ meta, language, t }) => [
    namesColumn(t('fullName'), language, 'fullName'),
    fieldColumn(meta, 'CIN', { sort: 'CIN' }),
    fieldColumn(meta, 'birthDate', { sort: 'birthDate' }),
    fieldColumn(meta, 'phone'),
    fieldColumn(meta, 'email', { optional: true }),
    fieldColumn(meta, 'sex', { optional: true }),
    fieldColumn(meta, 'birthPlaceFr', { optional: true }),
    fieldColumn(meta, 'birthPlaceAr', { optional: true }),
    fieldColumn(meta, 'address', { optional: true }),
  ],
  facts: ['CIN', 'birthDate'],
  groups: [
    {
      title: 'identity',
      fields: ['fullNameFr', 'fullNameAr', 'CIN', 'sex', 'birthDate', 'birthPlaceFr', 'birthPlaceAr'],
    },
    { title: 'contact', fields: ['phone', 'email', 'address'] },
  ],
  references: [],
}
