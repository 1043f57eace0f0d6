import { IconUsers } from '@tabler/icons-react'
import { countColumn } from '@/engine/collection-screen/count-column'
import { collection } from '@/engine/collection-screen/definition'
import { MergeAnnexe } from './merge-button'
import { people } from './people'

const PEOPLE = { collection: 'employees', field: 'annexe', address: people('annexe'), Icon: IconUsers } as const
const HEADCOUNT = { key: 'headcount', fields: ['nameFr'], ...countColumn('employeesByAnnexe', PEOPLE) } as const

/** Where the commune receives people. */
export default collection('annexes', {
  texts: 'organisation:annexes',
  columns: ['nameFr', HEADCOUNT, 'headId', 'phone', 'address', '?code'],
  sort: 'nameFr',
  sorts: ['nameFr', 'code'],
  facts: ['headcount', 'phone', 'address'],
  sections: {
    identity: ['nameFr', 'nameAr', 'aliases', 'code', 'headId', 'leastPresent'],
    contact: ['phone', 'address'],
  },
  page: ['identity', 'references', 'contact'],
  extraActions: { merge: MergeAnnexe },
  references: [PEOPLE, { collection: 'bureaux', field: 'annexeId' }, { collection: 'assignments', field: 'annexeId' }],
})
