import { Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of what is told of an exam, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}
