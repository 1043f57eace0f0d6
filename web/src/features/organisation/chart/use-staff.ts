import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useMemo } from 'react'
import { answeredFrom } from '@/api/answered-from'
import { fetchAll, listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { mayRead, opens } from '@/api/rights'
import { titles } from '@/api/titles'
import { today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import type { Deputy } from './unit-card'
import { headcounts, type Unit, vacancies } from './units'

const REPORTS = ['employeesByService', 'employeesByBureau', 'employeesByAnnexe'] as const
/** More deputies at once than a commune has heads. */
const MOST = 500

/** How many people each unit has; nothing to those who may not count them. */
export function useHeadcounts(top: readonly Unit[]): ReadonlyMap<string, number> | undefined {
  const language = useLanguage()
  const rights = useRights()
  // Whoever reads the own file alone would count one person in a whole commune.
  const enabled = opens(rights, '/rh-managements') && mayRead(rights, 'employees', 'annexe')
  const services = useQuery({ ...reportQuery(REPORTS[0], language), enabled })
  const bureaux = useQuery({ ...reportQuery(REPORTS[1], language), enabled })
  const annexes = useQuery({ ...reportQuery(REPORTS[2], language), enabled })
  return useMemo(() => {
    const reports = [services.data, bureaux.data, annexes.data]
    if (reports.some((report) => !report)) return undefined
    const groups = reports.flatMap((report) => report?.groups ?? [])
    return headcounts(top, new Map(groups.map(({ by: [unit], count }) => [String(unit), count])))
  }, [top, services.data, bureaux.data, annexes.data])
}

/** How many posts of each unit, and of those below it, nobody holds; nothing to those who may not read posts. */
export function useVacancies(top: readonly Unit[]): ReadonlyMap<string, number> {
  const enabled = mayRead(useRights(), 'posts', 'planned')
  const { data } = useQuery({
    queryKey: ['posts', 'chart'],
    meta: answeredFrom('posts'),
    queryFn: () => fetchAll('posts', [Query.select(['bureauId', 'serviceId', 'annexeId', 'planned', 'filled'])]),
    enabled,
  })
  return useMemo(() => vacancies(top, data ?? []), [top, data])
}

/** Who stands in for whom today: by delegation for a head, by interim in a unit without one. Keys are heads and units. */
export function useDeputies(): ReadonlyMap<string, Deputy> {
  const rights = useRights()
  const day = today()
  const delegations = useQuery({
    ...listQuery('delegations', [
      Query.lessThanEqual('from', day),
      Query.greaterThanEqual('to', day),
      Query.select(['headEmployeeId', 'delegate.*']),
      Query.limit(MOST),
    ]),
    enabled: mayRead(rights, 'delegations', 'headEmployeeId'),
  })
  const interims = useQuery({
    ...listQuery('assignments', [
      Query.equal('type', 'interim'),
      Query.lessThanEqual('startDate', day),
      Query.or([Query.isNull('endDate'), Query.greaterThanEqual('endDate', day)]),
      Query.select(['bureauId', 'serviceId', 'annexeId', 'employee.*']),
      Query.limit(MOST),
    ]),
    enabled: mayRead(rights, 'assignments', 'type'),
  })
  return useMemo(() => {
    const deputies = new Map<string, Deputy>()
    for (const { bureauId, serviceId, annexeId, employee } of interims.data?.documents ?? []) {
      const unit = bureauId ?? serviceId ?? annexeId
      if (unit && employee) deputies.set(unit, { name: titles(employee), kind: 'interim' })
    }
    for (const { headEmployeeId, delegate } of delegations.data?.documents ?? [])
      if (delegate) deputies.set(headEmployeeId, { name: titles(delegate), kind: 'delegation' })
    return deputies
  }, [interims.data, delegations.data])
}

/** Who stands in for the head of a unit: a delegate of theirs, or an interim where there is none. */
export function deputyOf({ id, headId }: Unit, deputies: ReadonlyMap<string, Deputy>): Deputy | undefined {
  return headId ? deputies.get(headId) : deputies.get(id)
}
