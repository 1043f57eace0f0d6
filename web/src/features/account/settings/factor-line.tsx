import { Group, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface FactorLineProps {
  Icon: Icon
  title: string
  text: string
  children: ReactNode
}

/** One factor: what it is, how it stands, what can be done about it. */
export function FactorLine({ Icon: Shown, title, text, children }: FactorLineProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm" wrap="nowrap" flex="1 1 280px" align="flex-start">
        <Shown size={22} aria-hidden="true" style={{ flex: 'none' }} />
        <div>
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
      </Group>
      {children}
    </Group>
  )
}
