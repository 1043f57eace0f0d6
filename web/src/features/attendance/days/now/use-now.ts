import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import type { Tone } from '@/ui/status-badge'
import { type UnitSearch, unitInput } from '../unit-pickers'

/** Somebody's day so far. */
export interface NowLine {
  employeeId: string
  nameFr: string | null
  nameAr: string | null
  mark: string
  firstIn: string | null
  lastOut: string | null
  lateMinutes: number | null
  annexe: string | null
  elsewhere: { text: string; tone: Tone } | null
}

export interface AttendanceNow {
  at: string
  people: readonly NowLine[]
}

const MINUTE = 60_000

/** Today of a unit, or of everybody whom the reader may see. */
export function nowQuery(units: UnitSearch) {
  return queryOptions({
    queryKey: ['pointages', 'now', units],
    meta: answeredFrom('pointages', 'absences', 'leaveRequests', 'exitPermissions', 'missions', 'punches'),
    queryFn: (): Promise<AttendanceNow> => readAction('pointages.now', unitInput(units)),
    refetchInterval: MINUTE,
  })
}

const GROUPS = ['came', 'missing', 'elsewhere'] as const

/** Who came, who has not come yet, who is elsewhere or has no work today. */
export function groupsOf(people: readonly NowLine[]): { key: (typeof GROUPS)[number]; lines: NowLine[] }[] {
  const groupOf = ({ firstIn, elsewhere, mark }: NowLine) => {
    if (firstIn) return 'came'
    return elsewhere || 'hvmpr'.includes(mark) ? 'elsewhere' : 'missing'
  }
  return GROUPS.map((key) => ({ key, lines: people.filter((line) => groupOf(line) === key) }))
}
