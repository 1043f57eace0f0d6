import { useTranslation } from 'react-i18next'
import type { Pointages } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { DayBadge } from './day-badge'
import { hoursSpan } from './hours-span'
import { Why } from './why'

/** What a day was: from when to when, why, and the way there. */
export function DayFacts({ day }: { day: Pointages }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const hours = hoursSpan(day.firstIn, day.lastOut)
  return (
    <Details>
      <Detail label={t('dayOf.day')}>
        <OpenLink address={paths.day(day.$id)}>{formatDay(day.date, language)}</OpenLink> <DayBadge row={day} />
      </Detail>
      {hours && (
        <Detail label={t('dayOf.hours')}>
          <span className="ltr tabular">{hours}</span>
        </Detail>
      )}
      <Detail label={t('dayOf.why')}>
        <Why grounds={day.why} />
      </Detail>
    </Details>
  )
}
