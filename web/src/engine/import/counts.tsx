import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './import.module.css'

export interface Count {
  label: string
  count: number
  /** Something is wrong with these. */
  bad?: boolean
}

/** What a file holds, in figures. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  const language = useLanguage()
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, bad }) => (
        <div key={label} className={styles.count} data-bad={bad || undefined}>
          <dt>{label}</dt>
          <dd className="tabular">{formatNumber(count, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
