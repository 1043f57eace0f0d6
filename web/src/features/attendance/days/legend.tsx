import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './days.module.css'
import { MARKS, type Mark, TONES } from './marks'

/** What the marks mean, and how many there are of each where that is told. */
export function Legend({ counts, only = MARKS }: { counts?: Partial<Record<Mark, number>>; only?: readonly Mark[] }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  return (
    <ul className={styles.legend}>
      {only.map((mark) => (
        <li key={mark}>
          <span className={styles.mark} data-tone={TONES[mark]} data-mark={mark} aria-hidden="true">
            {t(`letters.${mark}`)}
          </span>
          {t(`marks.${mark}`)}
          {counts && <b className="tabular">{formatNumber(counts[mark] ?? 0, language)}</b>}
        </li>
      ))}
    </ul>
  )
}
