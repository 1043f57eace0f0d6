import { useTranslation } from 'react-i18next'
import { formatDay, formatMonth } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { isMark, TONES } from '../marks'
import styles from './year.module.css'

/** The days of a month, as the year's line of marks has them. */
export interface MonthOfMarks {
  month: string
  days: { date: string; letter: string }[]
}

/** The marks of a year by month. */
export function monthsOf(year: number, marks: string): MonthOfMarks[] {
  const day = new Date(Date.UTC(year, 0, 1))
  const months: MonthOfMarks[] = []
  for (const letter of marks) {
    const date = day.toISOString().slice(0, 10)
    const month = date.slice(0, 7)
    if (months.at(-1)?.month !== month) months.push({ month, days: [] })
    months.at(-1)?.days.push({ date, letter })
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return months
}

/** A line a month, a square a day. */
export function HeatMap({ year, marks }: { year: number; marks: string }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('year.label', { year })}>
      <table className={styles.map}>
        <tbody>
          {monthsOf(year, marks).map(({ month, days }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, language).replace(String(year), '').trim()}</th>
              {days.map(({ date, letter }) => {
                const said = isMark(letter) ? t(`marks.${letter}`) : t('year.nothing')
                return (
                  <td key={date} title={`${formatDay(date, language)} · ${said}`}>
                    {isMark(letter) && (
                      <span data-tone={TONES[letter]} data-mark={letter}>
                        {t(`letters.${letter}`)}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
