import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './public.module.css'

/** What happened, and what to do next. */
export function Message({ Icon: Shown, children }: { Icon: Icon; children: ReactNode }) {
  return (
    <div className={styles.message} role="status">
      <span className={styles.icon} aria-hidden="true">
        <Shown size={22} />
      </span>
      <div>{children}</div>
    </div>
  )
}
