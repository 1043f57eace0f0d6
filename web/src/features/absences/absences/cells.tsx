import { useTranslation } from 'react-i18next'
import type { Absences } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { EMPTY, formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { dayName } from '@/platform/day/day-name'
import { useLanguage } from '@/ui/use-language'
import { Duration } from '../duration'

/** What an absence is called: what it is, of which day, and whose. */
export function absenceName(what: string, row: Absences, language: Language): string {
  const employee = row.employee ? titleOf(row.employee, language) : ''
  return [dayName(what, row, language), employee].filter(Boolean).join(' — ')
}

/** A day, or so many hours of it. */
export function DurationCell({ row }: { row: Pick<Absences, 'minutes' | 'wholeDay'> }) {
  const { t } = useTranslation('absences')
  if (row.minutes === null && !row.wholeDay) return EMPTY
  if (row.minutes === null) return t('wholeDay')
  return (
    <span>
      {row.wholeDay && `${t('wholeDay')} · `}
      <Duration minutes={row.minutes} />
    </span>
  )
}

/** An absence on a phone. */
export function AbsenceCard({ row }: { row: Absences }) {
  const language = useLanguage()
  return (
    <NamesCell document={row.employee ?? {}}>
      <span>{formatDay(row.date, language)}</span>
      <DurationCell row={row} />
      <ChoiceBadge collection="absences" field="justification" value={row.justification} />
    </NamesCell>
  )
}
