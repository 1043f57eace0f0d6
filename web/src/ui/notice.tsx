import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'warn' | 'info' | 'bad'
  icon?: ReactNode
  title?: string
  action?: ReactNode
  children: ReactNode
}

/** Something to know before going on, in the tints of the status badges. */
export function Notice({ tone, icon, title, action, children }: NoticeProps) {
  return (
    <Group className={styles.notice} data-tone={tone === 'info' ? 'accent' : tone} gap="sm">
      {icon}
      <div className={styles.words}>
        {title && (
          <Text size="sm" fw={600}>
            {title}
          </Text>
        )}
        <Text size="sm" component="div">
          {children}
        </Text>
      </div>
      {action}
    </Group>
  )
}
