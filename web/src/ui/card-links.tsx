import { SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import styles from './card-links.module.css'
import { CardLink } from './links'

interface CardLinksProps {
  title: string
  hint: string
  children: ReactNode
}

/** Cards that lead to pages of one kind, under their heading. */
export function CardLinks({ title, hint, children }: CardLinksProps) {
  return (
    <section className={styles.group}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {hint}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>{children}</SimpleGrid>
    </section>
  )
}

interface PageCardProps {
  to: string
  search?: Readonly<Record<string, string>>
  Icon: ComponentType<{ size: number }>
  label: string
  hint: string
}

/** The way to a page, with what it is for. */
export function PageCard({ to, search = {}, Icon, label, hint }: PageCardProps) {
  return (
    <CardLink to={to} search={search} withBorder className={styles.card}>
      <ThemeIcon variant="light" size={40}>
        <Icon size={22} />
      </ThemeIcon>
      <Text fw={600} mt="sm">
        {label}
      </Text>
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
    </CardLink>
  )
}
