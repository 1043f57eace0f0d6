import type { Report } from '@/api/reports'

/** What all groups of a report come to: sums in hundredths, so that amounts come out exact. */
export function wholeOf({ groups }: Pick<Report, 'groups'>): { count: number; sum: number } {
  const count = groups.reduce((all, group) => all + group.count, 0)
  const sum = groups.reduce((all, group) => all + Math.round(group.sum * 100), 0) / 100
  return { count, sum }
}
