import { Loader, Text } from '@mantine/core'
import styles from './viewer.module.css'

/** What stands where a document would. */
export function Message({ text, busy }: { text: string; busy?: boolean }) {
  return (
    <div className={styles.message} role="status">
      {busy && <Loader size="sm" />}
      <Text>{text}</Text>
    </div>
  )
}
