import { lazy, Suspense } from 'react'
import { useMeta } from '@/api/hooks'
import type { Absences } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { loadTexts } from '@/i18n'

const DayOf = lazy(() => Promise.all([import('@/platform/day/day-of'), loadTexts('attendance')]).then(([all]) => all))

/** Where an absence comes from: with what its day was, for whoever may see the day. */
export function SourceOfAbsence({ row }: { row: Pick<Absences, 'employeeId' | 'date' | 'source'> }) {
  const meta = useMeta('absences')
  return (
    <>
      {row.source && optionLabel(meta, 'source', row.source)}
      <Suspense>
        <DayOf employee={row.employeeId} date={row.date} />
      </Suspense>
    </>
  )
}
