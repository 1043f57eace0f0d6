import { Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Details } from './details'

/** Facts under a title of their own. */
export function DetailsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Details>{children}</Details>
    </Card>
  )
}
