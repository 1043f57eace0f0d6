import { Group, Text } from '@mantine/core'

/** Dates, addresses, devices in one dim line: each keeps its own direction, and none is broken in two. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <Group gap="4px 14px">
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <Text key={fact} component="span" size="sm" c="dimmed" className="name tabular">
            {fact}
          </Text>
        ))}
    </Group>
  )
}
