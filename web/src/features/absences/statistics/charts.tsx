import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AnnexeAttendance, AttendanceFigures, AttendancePoint } from '@/api/actions.gen'
import { BarChart } from '@/engine/reports/bar-chart'
import { formatDay, formatMonth, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import charts from '@/ui/charts/charts.module.css'
import { StackedColumns } from '@/ui/charts/columns'
import { Ring } from '@/ui/charts/ring'
import type { Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { PARTS, type Part, partOf, presenceRate } from './figures'
import styles from './statistics.module.css'

const TONES: Partial<Record<Part, Tone>> = {
  onTime: 'good',
  late: 'warn',
  justified: 'info',
  unjustified: 'bad',
  away: 'quiet',
}
const toneOf = (part: Part) => {
  const tone = TONES[part]
  return tone ? { tone } : {}
}
/** With more columns than these their labels would stand in each other. */
const LABELLED = 16

/** What an annexe is called; those of few people stand together. */
export function useAnnexeName(): (line: AnnexeAttendance) => string {
  const { t } = useTranslation('attendance-statistics')
  const language = useLanguage()
  return ({ nameFr, nameAr, isOthers }) => {
    if (isOthers) return t('others')
    return inLanguage(nameFr, nameAr, language) || t('noAnnexe')
  }
}

/** A part of one as a percentage, whose sign stands behind the figure between words of either direction. */
export function usePercent(): (rate: number | null) => string {
  const language = useLanguage()
  const isolated = (text: string) => (language === 'ar' ? `\u2066${text}\u2069` : text)
  return (rate) => (rate === null ? '–' : isolated(`${formatNumber(Math.round(rate * 1000) / 10, language)} %`))
}

/** How the days of a period were, as parts of a whole. */
export function Distribution({ total }: { total: AttendanceFigures }) {
  const { t } = useTranslation('attendance-statistics')
  const language = useLanguage()
  const percent = usePercent()
  const parts = PARTS.map((part) => ({ key: part, value: partOf(total, part), ...toneOf(part) }))
  const all = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className={styles.whole}>
      <Ring parts={parts}>{formatNumber(all, language)}</Ring>
      <table className={styles.legend} aria-label={t('distribution')}>
        <tbody>
          {parts.map(({ key, value, tone }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.key}>
                  <i className={charts.dot} data-tone={tone} aria-hidden="true" />
                  {t(key)}
                </span>
              </th>
              <td className="tabular">{formatNumber(value, language)}</td>
              <td className="tabular">{percent(all === 0 ? null : value / all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How it went by days or months: columns for those who look, the same numbers for those who listen. */
export function Course({ course }: { course: readonly AttendancePoint[] }) {
  const { t } = useTranslation('attendance-statistics')
  const language = useLanguage()
  const name = (on: string) => (on.length === 7 ? formatMonth(on, language) : formatDay(on, language))
  // A column in so many bears a label, where there are many.
  const step = Math.ceil(course.length / LABELLED)
  const labels = course.map(({ on }, at) => (at % step === 0 ? String(Number(on.slice(on.length === 7 ? 5 : 8))) : ''))
  const series = PARTS.map((part) => ({
    label: t(part),
    ...toneOf(part),
    values: course.map((one) => partOf(one, part)),
  }))
  const say = (at: number) =>
    [name(course[at]?.on ?? ''), ...series.map(({ label, values }) => `${label} : ${values[at] ?? 0}`)].join('\n')
  return (
    <>
      <div className={styles.course}>
        <StackedColumns labels={labels} series={series} format={(value) => formatNumber(value, language)} say={say} />
      </div>
      <ul className={styles.keys} aria-hidden="true">
        {series.map(({ label, tone }) => (
          <li key={label} className={styles.key}>
            <i className={charts.dot} data-tone={tone} />
            {label}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <table aria-label={t('course')}>
          <tbody>
            {course.map((one) => (
              <tr key={one.on}>
                <th scope="row">{name(one.on)}</th>
                {PARTS.map((part) => (
                  <td key={part}>{`${t(part)} ${partOf(one, part)}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}

/** The rate of presence of each annexe beside the others. */
export function Comparison({ annexes }: { annexes: readonly AnnexeAttendance[] }) {
  const { t } = useTranslation('attendance-statistics')
  const nameOf = useAnnexeName()
  const percent = usePercent()
  const bars = annexes.flatMap((line) => {
    const rate = presenceRate(line.figures)
    return rate === null
      ? []
      : [{ key: line.annexe ?? String(line.isOthers), label: <bdi>{nameOf(line)}</bdi>, value: rate }]
  })
  return <BarChart label={t('comparison')} bars={bars} format={percent} none={t('none')} />
}
