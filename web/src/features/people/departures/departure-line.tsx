import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DepartureKind, StaffDeparture } from '@/api/actions.gen'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './departures.module.css'

const TONES: Record<DepartureKind, Tone> = {
  retirement: 'info',
  endOfService: 'quiet',
  endOfPosting: 'quiet',
  probation: 'warn',
}
/** Nearer than so many days it is time to decide. */
const SOON = 60

/** Who leaves, from where, why and when. */
export function DepartureLine({ row }: { row: StaffDeparture }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <Text component="span" fw={600} inherit>
          <OpenLink address={paths.employee(row.employeeId)}>
            <bdi>{inLanguage(row.fullNameFr, row.fullNameAr, language)}</bdi>
          </OpenLink>
        </Text>
        {row.N_PERS_ACT !== null && (
          <Text component="span" size="xs" c="dimmed" className="ltr tabular">
            {row.N_PERS_ACT}
          </Text>
        )}
      </div>
      <div className={styles.place}>
        {row.FONCTION && <bdi>{row.FONCTION}</bdi>}
        {row.service && (
          <Text component="span" size="xs" c="dimmed">
            <bdi>{row.service}</bdi>
          </Text>
        )}
      </div>
      <div>
        <StatusBadge tone={TONES[row.kind]}>{t(`departures.kinds.${row.kind}`)}</StatusBadge>
      </div>
      <div className={styles.due}>
        <span className="tabular">{formatDay(row.date, language)}</span>
        <StatusBadge tone={nearness(row.days)}>{daysText(row.days, t)}</StatusBadge>
      </div>
    </li>
  )
}

function nearness(days: number): Tone {
  if (days < 0) return 'bad'
  return days <= SOON ? 'warn' : 'quiet'
}

/** How far a day is, in words. */
export function daysText(days: number, t: TFunction<'employees'>): string {
  if (days === 0) return t('departures.today')
  return t(days < 0 ? 'departures.late' : 'departures.left', { count: Math.abs(days) })
}
