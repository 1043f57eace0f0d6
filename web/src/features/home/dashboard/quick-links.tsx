import { Card, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dashboard.module.css'

export interface QuickLink {
  to: string
  label: string
  Icon: ComponentType<{ size?: number; stroke?: number }>
}

/** What one may open from here. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('home')
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('open')}
      </Title>
      {links.length === 0 && <Text c="dimmed">{t('openNone')}</Text>}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
        {links.map(({ to, label, Icon }) => (
          <Card key={to} withBorder padding="sm" component={Link} to={to} className={styles.link}>
            <ThemeIcon variant="light" size={38}>
              <Icon size={20} stroke={1.6} />
            </ThemeIcon>
            <Text size="sm" fw={500}>
              {label}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  )
}
