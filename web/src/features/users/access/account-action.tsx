import { Group, Text } from '@mantine/core'
import styles from './account-action.module.css'
import { AccountButton, type AccountButtonProps } from './account-button'

interface AccountActionProps<T> extends AccountButtonProps<T> {
  hint: string
}

/** One thing that can be done with an account: what it is for, and the button. */
export function AccountAction<T>({ hint, ...button }: AccountActionProps<T>) {
  return (
    <Group className={styles.act} justify="space-between" gap="sm">
      <Text size="sm" className={styles.text}>
        {hint}
      </Text>
      <AccountButton {...button} />
    </Group>
  )
}
