import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ListSearch, mergeSearch } from '@/api/list-address'
import { today } from '@/i18n/format'

/** What the address says of all years. */
const ALL = 'all'

/** The year that costs are told of, as the address says; this one when it says none. */
export function useCostYear(): [year: string | null, choose: (year: string | null) => void] {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { year = today().slice(0, 4) } = search
  const choose = (next: string | null) =>
    void navigate({
      to: '.',
      search: mergeSearch(search, { year: next ?? ALL }),
      replace: true,
      resetScroll: false,
    })
  return [year === ALL ? null : String(year), choose]
}

/** The year for an address, as it is read there. */
export function askedYear(year: string | null): string {
  return year ?? ALL
}
