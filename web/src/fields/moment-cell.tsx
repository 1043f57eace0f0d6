import { clockOf } from '@/i18n/clock'
import { EMPTY, formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './moment-cell.module.css'

/** A moment, its hour beneath the day, so that a table of them stays narrow. */
export function MomentCell({ at }: { at: string | null }) {
  const language = useLanguage()
  if (!at) return EMPTY
  const { day, time } = clockOf(at)
  return (
    <div className={styles.moment}>
      <span className="tabular">{formatDay(day, language)}</span>
      <span className={`tabular ${styles.hour}`} data-second>
        {time}
      </span>
    </div>
  )
}
