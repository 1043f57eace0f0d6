import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  hint?: ReactNode
  /** Its state, beside the title. */
  state?: ReactNode
  children: ReactNode
}

export function Section({ title, hint, state, children }: SectionProps) {
  return (
    <Card withBorder mb="md">
      <Stack>
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            {state}
          </Group>
          {hint && (
            <Text size="sm" c="dimmed" component="div">
              {hint}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
