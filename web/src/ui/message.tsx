import { Stack, Text, Title, type TitleOrder } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './message.module.css'

interface MessageProps {
  Icon: TablerIcon
  title: string
  /** What to do next. */
  hint: string
  order?: TitleOrder
  role?: 'status' | 'alert'
  children?: ReactNode
}

/** Stands where things would stand, were there any. */
export function Message({ Icon, title, hint, order = 2, role, children }: MessageProps) {
  return (
    <Stack align="center" gap="xs" className={styles.message} role={role}>
      <Icon size={44} stroke={1.2} aria-hidden="true" />
      <Title order={order} size="h4" ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={440}>
        {hint}
      </Text>
      {children}
    </Stack>
  )
}
