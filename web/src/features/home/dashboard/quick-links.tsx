import { Card, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dashboard.module.css'

export interface QuickLink {
  to: string
  label: string
  Icon: ComponentType<{ size?: number; stroke?: number }>
  /** It is still being made: it leads nowhere yet. */
  isComing?: boolean
}

/** What one may open from here. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('home')
  return (
    <section className={styles.modules}>
      <Title order={2} size="h5" mb="sm">
        {t('open')}
      </Title>
      {links.length === 0 && <Text c="dimmed">{t('openNone')}</Text>}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
        {links.map((link) =>
          link.isComing ? (
            <Card key={link.to} withBorder padding="sm" className={styles.link} data-coming>
              <Module link={link} hint={t('coming')} />
            </Card>
          ) : (
            <Card key={link.to} withBorder padding="sm" component={Link} to={link.to} className={styles.link}>
              <Module link={link} />
            </Card>
          ),
        )}
      </SimpleGrid>
    </section>
  )
}

function Module({ link: { label, Icon }, hint }: { link: QuickLink; hint?: string }) {
  return (
    <>
      <ThemeIcon variant="light" size={38} {...(hint && { color: 'gray' })}>
        <Icon size={20} stroke={1.6} />
      </ThemeIcon>
      <div>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        {hint && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
    </>
  )
}
