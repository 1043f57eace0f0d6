import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import type { Rights } from '@/api/rights'
import type { Absences } from '@/api/schema.gen'

/** So many are shown at once; the next ones follow as these are dealt with. */
const AT_ONCE = 50

/** Absences whose justification waits for the opinion of this head, the oldest first. */
export function dueOpinions({ units, employeeId }: Pick<Rights, 'units' | 'employeeId'>): string[] {
  const ofUnits = ['bureauId', 'serviceId', 'annexeId'].map((field) => Query.equal(field, [...units]))
  return [
    Query.equal('justification', 'submitted'),
    Query.isNull('opinion'),
    Query.or(ofUnits),
    ...(employeeId ? [Query.notEqual('employeeId', employeeId)] : []),
    Query.select(['*', 'employee.*']),
    Query.orderAsc('date'),
    Query.limit(AT_ONCE),
  ]
}

/** Them and how many they are; none for whoever heads nothing. */
export function useDueOpinions(): { rows: readonly Absences[]; total: number } {
  const rights = useRights()
  const isHead = rights.units.length > 0
  const { data } = useQuery({ ...listQuery('absences', dueOpinions(rights)), enabled: isHead })
  return { rows: data?.documents ?? [], total: data?.total ?? 0 }
}
