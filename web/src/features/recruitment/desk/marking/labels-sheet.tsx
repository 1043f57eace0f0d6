import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CopyLabel } from '@/api/actions.gen'
import { EMPTY } from '@/i18n/format'
import styles from './labels-sheet.module.css'

interface LabelsSheetProps {
  labels: readonly CopyLabel[]
  title: string
  /** What the tests are called, by their ids. */
  names: ReadonlyMap<string, string>
  /** When they are printed, or were not: they are forgotten then. */
  onDone: () => void
}

/** Labels to stick on copies, by room and seat: they go to the printer and stand in no file. */
export default function LabelsSheet({ labels, title, names, onDone }: LabelsSheetProps) {
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
      {byTest(labels).map(([test, own]) => (
        <section key={test} className={styles.test}>
          <h1 className={styles.title}>{[title, names.get(test ?? '')].filter(Boolean).join(' — ')}</h1>
          <div className={styles.labels}>
            {own.map((label) => (
              <div key={label.number} className={styles.label}>
                <b dir="ltr">{label.number}</b>
                <span>{t('labels.seat', { room: label.room, seat: label.seat ?? EMPTY })}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}

/** Test by test, in the order in which whoever sticks them walks: room by room, seat by seat. */
function byTest(labels: readonly CopyLabel[]): [string | null, CopyLabel[]][] {
  const seated = [...labels].sort(
    (one, other) => one.room.localeCompare(other.room) || (one.seat ?? 0) - (other.seat ?? 0),
  )
  const tests = [...new Set(seated.map(({ examTestId }) => examTestId))]
  return tests.map((test) => [test, seated.filter(({ examTestId }) => examTestId === test)])
}
