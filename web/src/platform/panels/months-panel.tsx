import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '@/api/home'
import { formatMonth, LOCALES } from '@/i18n/format'
import charts from '@/ui/charts/charts.module.css'
import { StackedColumns } from '@/ui/charts/columns'
import { useLanguage } from '@/ui/use-language'
import { amountOf, sayAmount } from './amount'
import { shortMonth } from './days'
import styles from './panels.module.css'

/** What comes by months: columns for those who look, the same numbers as a table for those who listen. */
export function MonthsPanel({ content, title }: { content: ContentOf<'months'>; title: string }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { months, of } = content
  const series = content.series.map((one) => ({ ...one, values: one.values.map((value) => amountOf(value, of)) }))
  const say = (value: number) => {
    const { figure, unit } = sayAmount(value, of, language)
    return [figure, unit].filter(Boolean).join(' ')
  }
  const { unit } = sayAmount(0, of, language)
  const compact = new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 })
  const sayColumn = (at: number) =>
    [
      formatMonth(months[at] ?? '', language),
      ...content.series.filter((one) => one.values[at]).map((one) => `${one.label}: ${say(one.values[at] ?? 0)}`),
    ].join('\n')
  return (
    <div className={styles.months}>
      <StackedColumns
        labels={months.map((month) => shortMonth(month, language))}
        series={series}
        format={(value) => compact.format(value)}
        unit={unit}
        say={sayColumn}
      />
      <ul className={styles.keys} aria-hidden="true">
        {series.map((one, at) => (
          <li key={one.label} className={styles.key}>
            <i className={charts.dot} data-series={at % 6} />
            {one.label}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {series.map((one) => (
                <th key={one.label} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, at) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month, language)}</th>
                {content.series.map((one) => (
                  <td key={one.label}>{say(one.values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  )
}
