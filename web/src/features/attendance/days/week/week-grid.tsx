import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceWeek, AttendanceWeekLine } from '@/api/actions.gen'
import { OpenLink } from '@/fields/open-link'
import { formatWeekday } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { paths } from '@/paths/paths'
import { formatMinutes, isMark, TONES } from '../marks'
import styles from '../month/month.module.css'
import { daysOfWeek } from './week'
import own from './week.module.css'

interface WeekGridProps {
  data: AttendanceWeek
  language: Language
}

/** A line a person, a column a day with its letter and its hours; at the end what they come to. */
export function WeekGrid({ data, language }: WeekGridProps) {
  const { t } = useTranslation('attendance')
  const days = daysOfWeek(data.monday)
  return (
    <table className={`${styles.grid} ${own.week}`}>
      <caption>
        <VisuallyHidden>{t('week.label')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('month.person')}</th>
          {days.map((day, at) => (
            <th key={day} scope="col" data-weekend={at >= 5 || undefined}>
              <span>{formatWeekday(at + 1, language, 'short')}</span>
              <span className="tabular">{Number(day.slice(-2))}</span>
            </th>
          ))}
          <th scope="col">{t('month.worked')}</th>
          <th scope="col">{t('month.late')}</th>
          <th scope="col">{t('week.missing')}</th>
        </tr>
      </thead>
      <tbody>
        {data.people.map((line) => (
          <Line key={line.employeeId} line={line} days={days} language={language} />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  line: AttendanceWeekLine
  days: readonly string[]
  language: Language
}

const Line = memo(function Line({ line, days, language }: LineProps) {
  const { t } = useTranslation('attendance')
  const hours = (minutes: number) => minutes > 0 && formatMinutes(minutes, (h, m) => t('hours', { h, m }))
  const name = (language === 'ar' ? line.nameAr : line.nameFr) ?? line.nameFr
  return (
    <tr>
      <th scope="row">
        <OpenLink address={paths.employee(line.employeeId)}>{name}</OpenLink>
      </th>
      {days.map((day, at) => {
        const mark = line.marks[at]
        if (!isMark(mark)) return <td key={day} data-weekend={at >= 5 || undefined} />
        const [first, last] = [line.firstIn[at], line.lastOut[at]]
        return (
          <td key={day}>
            <span data-tone={TONES[mark]} data-mark={mark} title={t(`marks.${mark}`)}>
              {first ? (
                <bdi className="ltr tabular">
                  {first}–{last ?? '…'}
                </bdi>
              ) : (
                t(`letters.${mark}`)
              )}
            </span>
          </td>
        )
      })}
      <td className="tabular">{hours(line.workedMinutes)}</td>
      <td className="tabular">{hours(line.lateMinutes)}</td>
      <td className="tabular">{hours(line.missingMinutes)}</td>
    </tr>
  )
})
