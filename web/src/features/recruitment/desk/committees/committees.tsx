import { lazy } from 'react'
import { titleOf } from '@/api/titles'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { paths } from '@/paths/paths'

const MembersTab = lazy(() => import('./members-tab'))

/** Who supervises, selects, marks and hears. */
const committees: CollectionScreen = collection('committees', {
  texts: 'exams:committees',
  listAt: paths.exams(),
  columns: ['typeFr', 'kind', 'recruitmentId', 'decisionRef', 'decisionSignedOn'],
  sort: '-$createdAt',
  sorts: ['typeFr', 'decisionSignedOn'],
  filters: ['recruitmentId', 'kind'],
  sections: {
    what: ['recruitmentId', 'typeFr', 'typeAr', 'kind', 'scope', 'positionIds'],
    decision: ['decisionRef', 'decisionSignedOn'],
  },
  sectionsOf: (record, all) => (record ? { ...all, what: all.what?.filter((name) => name !== 'recruitmentId') } : all),
  other: (row, { language }) => titleOf(row.recruitment, language),
  tabs: {
    members: { render: (row) => <MembersTab row={row} />, reads: 'committeeMembers' },
    what: ['what', 'decision'],
    history: 'history',
  },
})

export default committees
