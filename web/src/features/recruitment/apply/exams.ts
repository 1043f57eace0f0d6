import { queryOptions } from '@tanstack/react-query'
import { ask } from './calls'

/** An exam in the list of those that are open. */
export interface OpenExam {
  id: string
  titleFr: string
  titleAr: string
  application_deadline: string
  exam_date: string | null
  posts: number
}

/** An exam that takes no applications any more, as long as its lists stay. */
export interface ClosedExam {
  id: string
  titleFr: string
  titleAr: string
  status: string
  application_deadline: string
  results_announced_at: string | null
}

export interface OpenSpecialty {
  id: string
  nameFr: string
  nameAr: string
  posts: number
  communeFr: string | null
  communeAr: string | null
}

export interface OpenPosition {
  id: string
  code: string
  gradeFr: string
  gradeAr: string
  diplomaFr: string
  diplomaAr: string
  posts: number
  specialties: OpenSpecialty[]
}

export interface RequiredDocument {
  id: string
  code: string | null
  labelFr: string
  labelAr: string
  condition: 'all' | 'in_service' | 'reserved'
  /** Of a document for reserved posts: the ground that it proves, if not any of them. */
  ground?: string | null
  kind: 'pdf' | 'image'
  maxMegabytes: number | null
}

export interface OpenTest {
  id: string
  kind: string
  labelFr: string
  labelAr: string
  coefficient: number | null
  minMark: number | null
  date: string | null
  startTime: string | null
  durationMinutes: number | null
}

export interface PublicList {
  id: string
  kind: string
  docId: string | null
  fileId: string | null
  publishedAt: string
  appealsUntil: string | null
  /** When and why it was published again, the first time first. */
  revisions: { at: string; reason: string }[]
  /** A long list has several parts. */
  part: number | null
  parts: number | null
}

export interface ListEntry {
  candidateNumber: string
  nameFr: string | null
  nameAr: string | null
  specialtyId: string | null
  /** Of final results and waiting lists. */
  rank?: number | null
}

/** A condition of the notice, in its words. */
export interface NoticeCondition {
  name: string
  fr: string
  ar: string
}

export interface Corrigendum {
  id: string
  number: number
  reason: string
  reasonAr: string | null
  docId: string | null
  fileId: string | null
  publishedAt: string
}

/** All that is public of an exam. */
export interface PublicExam {
  id: string
  titleFr: string
  titleAr: string
  status: string
  decision_ref: string
  application_deadline: string
  takesApplications: boolean
  exam_date: string | null
  age_reference_date: string | null
  instructionsFr: string | null
  instructionsAr: string | null
  docId: string | null
  published_notice_id: string | null
  publishedAt: string | null
  cancelReason: string | null
  conditionsHash: string | null
  /** What seats, turns and the last tie follow from. */
  seed: string | null
  waitingListUntil: string | null
  conditions: NoticeCondition[]
  positions: OpenPosition[]
  tests: OpenTest[]
  documents: RequiredDocument[]
  corrigenda: Corrigendum[]
  lists: PublicList[]
}

export const openExamsQuery = queryOptions({
  queryKey: ['apply', 'exams'],
  queryFn: () => ask<{ now: string; exams: OpenExam[]; closed: ClosedExam[] }>('recruitments.open', {}),
  staleTime: 60_000,
})

export function publicExamQuery(id: string) {
  return queryOptions({
    queryKey: ['apply', 'exam', id],
    queryFn: () => ask<{ now: string; exam: PublicExam }>('recruitments.open', { id }),
    staleTime: 60_000,
  })
}

/** The entries of one list: it may have thousands, so nobody fetches them who does not read them. */
export function listEntriesQuery(id: string, list: string) {
  return queryOptions({
    queryKey: ['apply', 'exam', id, 'list', list],
    queryFn: async () => {
      const answer = await ask<{ list: { entries: ListEntry[] | null } }>('recruitments.open', { id, list })
      return answer.list.entries ?? []
    },
    staleTime: 60_000,
  })
}

/** The documents asked of whoever says this of himself. */
export function documentsFor(
  exam: PublicExam,
  values: { serviceMonths?: number; ground?: string },
): RequiredDocument[] {
  const isInService = (values.serviceMonths ?? 0) > 0
  const isReserved = values.ground !== undefined && values.ground !== 'none'
  const proves = (ground: string | null | undefined) => !ground || ground === 'none' || ground === values.ground
  return exam.documents.filter(({ condition, ground }) =>
    condition === 'in_service' ? isInService : condition === 'reserved' ? isReserved && proves(ground) : true,
  )
}
