import { lazy } from 'react'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { DIPLOMA } from './diploma'

const SpecialtiesTab = lazy(() => import('./specialties-tab'))

/** The positions of exams, which are also called categories: grade, diploma and the posts of their specialties. */
export default collection('positions', {
  texts: 'exams:positions',
  columns: ['gradeFr', 'code', 'recruitmentId', DIPLOMA, 'posts', '?minTotal'],
  sort: '-$createdAt',
  sorts: ['gradeFr', 'code', 'recruitmentId', 'posts'],
  filters: ['recruitmentId'],
  facts: ['recruitmentId', 'posts'],
  sections: {
    what: ['recruitmentId', 'code', 'gradeFr', 'gradeAr', 'diplomaFr', 'diplomaAr', 'minTotal', 'order'],
    ages: ['minAge', 'maxAge', 'ageExtension'],
  },
  // Of which exam it is, is settled when it is made.
  sectionsOf: (record, all) => (record ? { ...all, what: all.what?.filter((name) => name !== 'recruitmentId') } : all),
  other: (row, { language }) => titleOf(row.recruitment, language),
  tabs: {
    specialties: { render: (row) => <SpecialtiesTab row={row} />, reads: 'specialties' },
    what: [
      {
        section: 'what',
        fields: ['recruitmentId', 'code', 'gradeFr', 'gradeAr', 'diplomaFr', 'diplomaAr', 'posts', 'minTotal'],
      },
      { section: 'ages', fields: ['minAge', 'maxAge', 'ageExtension'] },
    ],
    history: 'history',
  },
})
