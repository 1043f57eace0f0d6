import { useTranslation } from 'react-i18next'
import type { ContentOf } from '@/api/home'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { Calm } from './calm'
import { dayAfter } from './days'
import { Line } from './line'
import styles from './panels.module.css'

/** The days to come as a strip, darker where more lies on them, and what comes first beneath. */
export function DaysPanel({ content: { from, counts, rows, total } }: { content: ContentOf<'days'> }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const most = Math.max(...counts, 1)
  const days = counts.map((count, at) => ({ day: dayAfter(from, at), count }))
  return (
    <>
      <div className={styles.strip} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span
            key={day}
            className={styles.day}
            data-many={count > 0 || undefined}
            data-weekend={[0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || undefined}
            style={count > 0 ? { opacity: 0.45 + (0.55 * count) / most } : undefined}
            title={`${formatDay(day, language)} · ${count}`}
          />
        ))}
      </div>
      <p className={styles.under}>{t('strip', { count: total, days: counts.length })}</p>
      {rows.length === 0 ? (
        <Calm>{t('calm')}</Calm>
      ) : (
        <ul className={styles.lines}>
          {rows.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      )}
    </>
  )
}
