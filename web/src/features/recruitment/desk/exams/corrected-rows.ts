import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'

/** What applicants rely on and may have to be put right, in the order of the tabs of an exam. */
export const CORRECTED = [
  {
    collection: 'recruitments',
    group: 'overview',
    fields: [
      'application_deadline',
      'exam_date',
      'exam_time',
      'appealDays',
      'min_age',
      'max_age',
      'ageExtension',
      'age_reference_date',
      'min_written',
      'min_oral',
      'min_total',
      'waitingListUntil',
      'instructionsFr',
      'instructionsAr',
    ],
  },
  {
    collection: 'positions',
    group: 'positions',
    fields: ['gradeFr', 'gradeAr', 'diplomaFr', 'diplomaAr', 'minTotal'],
  },
  { collection: 'specialties', group: 'specialties', fields: ['nameFr', 'nameAr', 'posts', 'communeFr', 'communeAr'] },
  {
    collection: 'examTests',
    group: 'tests',
    fields: ['labelFr', 'labelAr', 'coefficient', 'minMark', 'date', 'startTime', 'durationMinutes'],
  },
  {
    collection: 'examDocuments',
    group: 'documents',
    fields: ['labelFr', 'labelAr', 'condition', 'kind', 'maxMegabytes'],
  },
] as const

export interface CorrectedRow {
  collection: (typeof CORRECTED)[number]['collection']
  document: { $id: string }
}

/** The rows of an exam beside itself that a corrigendum may change. */
export function useCorrectedRows({ $id }: Recruitments): CorrectedRow[] {
  const own = [Query.equal('recruitmentId', $id)]
  const { data: positions = [] } = useQuery(allQuery('positions', own))
  const ids = positions.map((position) => position.$id)
  const { data: specialties = [] } = useQuery({
    ...allQuery('specialties', [Query.equal('positionId', ids)]),
    enabled: ids.length > 0,
  })
  const { data: tests = [] } = useQuery(allQuery('examTests', own))
  const { data: documents = [] } = useQuery(allQuery('examDocuments', own))
  const rows = (collection: CorrectedRow['collection'], all: readonly { $id: string }[]) =>
    all.map((document) => ({ collection, document }))
  return [
    ...rows('positions', positions),
    ...rows('specialties', specialties),
    ...rows('examTests', tests),
    ...rows('examDocuments', documents),
  ]
}
