import type { Pointages } from '@/api/schema.gen'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import { DayBadge } from '@/platform/day/day-badge'
import { hoursSpan } from '@/platform/day/hours-span'
import { useLanguage } from '@/ui/use-language'

/** A day on a phone: whose and which, how it went, from when to when. */
export function DayCard({ row }: { row: Pointages }) {
  const language = useLanguage()
  const hours = hoursSpan(row.firstIn, row.lastOut)
  return (
    <NamesCell document={row.employee ?? {}}>
      <span>{formatDay(row.date, language)}</span>
      <DayBadge row={row} />
      {hours && <span className="ltr tabular">{hours}</span>}
    </NamesCell>
  )
}
