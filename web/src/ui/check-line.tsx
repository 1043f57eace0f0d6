import type { ReactNode } from 'react'
import styles from './check-line.module.css'

interface CheckLineProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own box, in our colour: screens outside the shell load little. */
export function CheckLine({ label, hint, checked, onChange }: CheckLineProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
