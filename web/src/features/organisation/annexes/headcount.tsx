import { useQuery } from '@tanstack/react-query'
import { useRights } from '@/api/hooks'
import { reportQuery } from '@/api/reports'
import { mayRead } from '@/api/rights'
import { EMPTY, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

/** How many people each annexe has; nothing to whoever may not see where people work. */
function useHeadcounts(): ReadonlyMap<string, number> | undefined {
  const language = useLanguage()
  const seen = mayRead(useRights(), 'employees', 'annexe')
  const { data } = useQuery({ ...reportQuery('employeesByAnnexe', language), enabled: seen })
  return data && new Map(data.groups.map((group) => [String(group.by[0] ?? ''), group.count]))
}

export function Headcount({ annexe }: { annexe: string }) {
  const language = useLanguage()
  const counts = useHeadcounts()
  return <span className="tabular">{counts ? formatNumber(counts.get(annexe) ?? 0, language) : EMPTY}</span>
}
