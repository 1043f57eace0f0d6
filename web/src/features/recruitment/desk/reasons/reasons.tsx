import { collection } from '@/engine/collection-screen/definition'

/** Why candidates are eliminated: what the review offers to choose from. */
export default collection('eliminationReasons', {
  texts: 'exams:reasons',
  columns: ['labelFr', 'stage'],
  sort: 'labelFr',
  sorts: ['labelFr', 'stage'],
  filters: ['stage'],
  facts: ['stage'],
  sections: { reason: ['labelFr', 'labelAr', 'stage'] },
})
