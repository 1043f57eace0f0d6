import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  hint?: ReactNode
  /** What can be done here, the main action last. */
  actions?: ReactNode
}

export function PageHead({ title, hint, actions }: PageHeadProps) {
  return (
    <Group justify="space-between" align="flex-end" mb="sm" gap="sm" className={styles.head}>
      <div className={styles.words}>
        <Title order={1} size="h2" className="name">
          {title}
        </Title>
        {hint && (
          <Text c="dimmed" size="sm" component="div">
            {hint}
          </Text>
        )}
      </div>
      {actions && (
        <Group gap="xs" className={styles.actions}>
          {actions}
        </Group>
      )}
    </Group>
  )
}
