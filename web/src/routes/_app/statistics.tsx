import { createFileRoute } from '@tanstack/react-router'
import { readingQuery } from '@/api/actions'
import { queryClient } from '@/api/query'
import { periodOf } from '@/features/absences/statistics/period'
import { StatisticsPage } from '@/features/absences/statistics/statistics-page'
import { loadTexts } from '@/i18n'

/** Of which days, as far as the address says. */
function statisticsSearch(raw: Record<string, unknown>): { from?: string; to?: string; by?: 'day' | 'month' } {
  const { from, to, by } = periodOf(raw)
  return {
    ...(raw.from === from && { from }),
    ...(raw.to === to && { to }),
    ...(raw.by === by && { by }),
  }
}

export const Route = createFileRoute('/_app/statistics')({
  validateSearch: statisticsSearch,
  loaderDeps: ({ search }) => periodOf(search),
  loader: ({ deps: period }) => {
    void queryClient.prefetchQuery(readingQuery('statistics.attendance', period))
    return loadTexts('attendance-statistics')
  },
  component: StatisticsScreen,
})

function StatisticsScreen() {
  const period = periodOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return <StatisticsPage period={period} onPeriod={(search) => navigate({ search, replace: true })} />
}
