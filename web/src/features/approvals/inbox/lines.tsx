import { Text } from '@mantine/core'
import styles from './inbox.module.css'

/** The two lines of an entry: whose it is, and what waits. */
export function Lines({ name, what }: { name: string | null; what: string }) {
  return (
    <span className={styles.lines}>
      <Text span fw={600} size="sm">
        <bdi>{name}</bdi>
      </Text>
      <Text span size="sm" c="dimmed">
        {what}
      </Text>
    </span>
  )
}
