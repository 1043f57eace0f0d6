import { collection } from '@/engine/collection-screen/definition'

export const persons = collection('persons', {
  texts: 'organisation:persons',
  columns: ['fullNameFr', 'CIN', 'birthDate', 'phone', '?email', '?sex', '?birthPlaceFr', '?birthPlaceAr', '?address'],
  sort: 'fullNameFr',
  sorts: ['fullNameFr', 'CIN', 'birthDate'],
  filters: ['sex'],
  facts: ['CIN', 'birthDate'],
  sections: {
    identity: ['fullNameFr', 'fullNameAr', 'CIN', 'sex', 'birthDate', 'birthPlaceFr', 'birthPlaceAr'],
    contact: ['phone', 'email', 'address'],
  },
})
