import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './panels.module.css'

/** Nothing to do or to see, which is good news. */
export function Calm({ children }: { children: ReactNode }) {
  return (
    <div className={styles.calm}>
      <IconCircleCheck size={30} stroke={1.3} aria-hidden="true" />
      <Text size="sm">{children}</Text>
    </div>
  )
}
