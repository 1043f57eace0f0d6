import { queryOptions } from '@tanstack/react-query'
import type { PublicExam, PublicExams, RequiredDocument } from '@/api/actions.gen'
import { ask } from './calls'

/** Asks for what is public: of all exams, or of one of them. What is given decides which answer comes. */
export async function askPublic<P extends 'exams' | 'exam' | 'list' | 'conditions'>(given: Record<string, unknown>) {
  return (await ask('recruitments.open', given)) as Extract<PublicExams, Record<P, unknown>>
}

const meta = { deaf: 'is of guests, whom a socket tells nothing' }

export const openExamsQuery = queryOptions({
  queryKey: ['apply', 'exams'],
  queryFn: () => askPublic<'exams'>({}),
  staleTime: 60_000,
  meta,
})

export function publicExamQuery(id: string) {
  return queryOptions({
    queryKey: ['apply', 'exam', id],
    queryFn: () => askPublic<'exam'>({ id }),
    staleTime: 60_000,
    meta,
  })
}

/** The entries of one list: it may have thousands, so nobody fetches them who does not read them. */
export function listEntriesQuery(id: string, list: string) {
  return queryOptions({
    queryKey: ['apply', 'exam', id, 'list', list],
    queryFn: async () => (await askPublic<'list'>({ id, list })).list.entries ?? [],
    staleTime: 60_000,
    meta,
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
