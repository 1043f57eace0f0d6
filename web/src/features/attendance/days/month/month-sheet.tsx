import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AttendanceMonth } from '@/api/actions.gen'
import { formatDay, formatMonth, today } from '@/i18n/format'
import { direction, type Language } from '@/i18n/language'
import SheetFrame from '@/platform/sheet-frame'
import { Legend } from '../legend'
import { type UnitSearch, useUnitName } from '../unit-pickers'
import styles from './month.module.css'
import { MonthGrid } from './month-grid'

/** So many people leave room on a sheet for larger letters. */
const FEW = 18

interface MonthSheetProps {
  data: AttendanceMonth
  /** Of which unit it is; of all whom the reader may see where none is named. */
  units: UnitSearch
  language: Language
  onDone: () => void
}

/** The month on a sheet of A3 under the letterhead, sent to the printer as soon as it stands. */
export default function MonthSheet({ data, units, language, onDone }: MonthSheetProps) {
  const { t } = useTranslation(['attendance', 'parts'])
  const unit = useUnitName(units, language)
  useEffect(() => {
    // A sheet that does not say whose it is can be told from no other.
    if (unit === undefined) return
    document.body.classList.add('printing')
    window.addEventListener('afterprint', onDone)
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    return () => {
      cancelAnimationFrame(soon)
      window.removeEventListener('afterprint', onDone)
      document.body.classList.remove('printing')
    }
  }, [onDone, unit])
  return createPortal(
    <SheetFrame>
      {(head) => (
        <div
          className={`${styles.sheet} sheet`}
          data-few={data.people.length <= FEW || undefined}
          lang={language}
          dir={direction(language)}
        >
          {head}
          <h1>{t('attendance:month.title', { month: formatMonth(data.month, language) })}</h1>
          <p className={styles.facts}>
            <b>{unit || t('attendance:month.everybody')}</b>
            <span>{t('parts:print.printed', { date: formatDay(today(), language) })}</span>
          </p>
          <Legend />
          <MonthGrid data={data} language={language} isPaper />
          <p className={styles.signature}>{t('attendance:month.signature')}</p>
        </div>
      )}
    </SheetFrame>,
    document.body,
  )
}
