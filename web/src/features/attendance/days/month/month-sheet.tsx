import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/i18n/format'
import { direction, type Language } from '@/i18n/language'
import SheetFrame from '@/platform/sheet-frame'
import { Legend } from '../legend'
import styles from './month.module.css'
import { MonthGrid } from './month-grid'
import type { AttendanceMonth } from './use-month'

interface MonthSheetProps {
  data: AttendanceMonth
  language: Language
  onDone: () => void
}

/** The month on a sheet of A3 under the letterhead, sent to the printer as soon as it stands. */
export default function MonthSheet({ data, language, onDone }: MonthSheetProps) {
  const { t } = useTranslation('attendance')
  useEffect(() => {
    document.body.classList.add('printing')
    window.addEventListener('afterprint', onDone)
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    return () => {
      cancelAnimationFrame(soon)
      window.removeEventListener('afterprint', onDone)
      document.body.classList.remove('printing')
    }
  }, [onDone])
  return createPortal(
    <SheetFrame>
      {(head) => (
        <div className={`${styles.sheet} sheet`} lang={language} dir={direction(language)}>
          {head}
          <h1>{t('month.title', { month: formatMonth(data.month, language) })}</h1>
          <MonthGrid data={data} language={language} isPaper />
          <Legend />
        </div>
      )}
    </SheetFrame>,
    document.body,
  )
}
