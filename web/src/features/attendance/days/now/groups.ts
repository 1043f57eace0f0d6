import type { AttendanceToday } from '@/api/actions.gen'

const GROUPS = ['came', 'missing', 'elsewhere'] as const

/** Who came, who has not come yet, who is elsewhere or has no work today. */
export function groupsOf(people: readonly AttendanceToday[]) {
  const groupOf = ({ firstIn, elsewhere, mark }: AttendanceToday) => {
    if (firstIn) return 'came'
    return elsewhere || 'hvmpr'.includes(mark) ? 'elsewhere' : 'missing'
  }
  return GROUPS.map((key) => ({ key, lines: people.filter((line) => groupOf(line) === key) }))
}
