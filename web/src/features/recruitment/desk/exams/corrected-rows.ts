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
    fields: ['gradeFr', 'gradeAr', 'diplomaFr', 'diplomaAr', 'minAge', 'maxAge', 'ageExtension', 'minTotal'],
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

type Corrected = (typeof CORRECTED)[number]['collection']

export interface CorrectedRow {
  collection: Corrected
  /** Nothing of a row that is added. */
  document?: { $id: string }
}

/** What may be added, with the fields that a row says besides when it is new. */
export const ADDED: readonly { collection: Corrected; first: readonly string[] }[] = [
  { collection: 'positions', first: ['code'] },
  { collection: 'specialties', first: ['positionId'] },
  { collection: 'examTests', first: ['kind', 'positionId'] },
  { collection: 'examDocuments', first: [] },
]

/** What may still be added to an exam: while people apply anything, before marking a test, later nothing. */
export function addedTo(status: Recruitments['status']): readonly Corrected[] {
  if (status === 'open') return ADDED.map(({ collection }) => collection)
  return status === 'closed' ? ['examTests'] : []
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
