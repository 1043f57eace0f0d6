import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { EMPTY } from '@/i18n/format'
import type { AnonymityLabel } from '../acts'
import styles from './labels-sheet.module.css'

interface LabelsSheetProps {
  labels: readonly AnonymityLabel[]
  title: string
  /** When they are printed, or were not: they are forgotten then. */
  onDone: () => void
}

/** Labels to stick on copies, by room and seat: they go to the printer and stand in no file. */
export default function LabelsSheet({ labels, title, onDone }: LabelsSheetProps) {
  const { t } = useTranslation('exam-marking')
  const finish = useEffectEvent(() => onDone())
  useEffect(() => {
    const after = () => finish()
    document.body.classList.add('printing')
    window.addEventListener('afterprint', after)
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    return () => {
      cancelAnimationFrame(soon)
      window.removeEventListener('afterprint', after)
      document.body.classList.remove('printing')
    }
  }, [])
  return createPortal(
    <div className={`${styles.sheet} sheet`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.labels}>
        {bySeat(labels).map((label) => (
          <div key={`${label.examTestId} ${label.number}`} className={styles.label}>
            <b dir="ltr">{label.number}</b>
            <span>{t('labels.seat', { room: label.room ?? EMPTY, seat: label.seat ?? EMPTY })}</span>
          </div>
        ))}
      </div>
    </div>,
    document.body,
  )
}

function bySeat(labels: readonly AnonymityLabel[]): AnonymityLabel[] {
  return [...labels].sort(
    (one, other) => (one.room ?? '').localeCompare(other.room ?? '') || (one.seat ?? 0) - (other.seat ?? 0),
  )
}
