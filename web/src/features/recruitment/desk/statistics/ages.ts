/** The first years of the groups of ages; the first takes the younger ones too. */
const FROM = [18, 25, 30, 35, 40, 45] as const

export interface AgeGroup {
  from: number
  /** The last year of it; none of the oldest. */
  to: number | undefined
  count: number
}

/** Full years on a day; both as `2026-11-02`, or longer. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5, 10) < birth.slice(5, 10) ? years - 1 : years
}

/** People by age on a day. */
export function ageGroups(births: readonly { birth: string; count: number }[], day: string): AgeGroup[] {
  const groups = FROM.map((from, at): AgeGroup => {
    const next = FROM[at + 1]
    return { from, to: next === undefined ? undefined : next - 1, count: 0 }
  })
  for (const { birth, count } of births) {
    const age = ageOn(birth, day)
    const group = groups.findLast(({ from }) => age >= from) ?? groups[0]
    if (group) group.count += count
  }
  return groups
}
