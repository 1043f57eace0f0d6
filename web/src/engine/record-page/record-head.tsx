import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './record-head.module.css'

interface RecordHeadProps {
  title: ReactNode
  /** The name in the other language, or whatever tells this record from its like. */
  other?: ReactNode
  photo?: ReactNode
  badges?: ReactNode
  /** What can be done with it, the main action last. */
  actions?: ReactNode
}

/** The head of a record's page. */
export function RecordHead({ title, other, photo, badges, actions }: RecordHeadProps) {
  return (
    <Group justify="space-between" align="flex-start" mb={{ base: 'xs', sm: 'lg' }} gap="sm">
      <Group wrap="nowrap" className={styles.who}>
        {photo}
        <div className={styles.words}>
          <Title order={1} size="h2" className="name">
            {title}
          </Title>
          {other && (
            <Text c="dimmed" className="name" component="div">
              {other}
            </Text>
          )}
          {badges && (
            <Group gap={6} mt={6}>
              {badges}
            </Group>
          )}
        </div>
      </Group>
      {actions && (
        <Group gap="xs" className={styles.actions}>
          {actions}
        </Group>
      )}
    </Group>
  )
}
