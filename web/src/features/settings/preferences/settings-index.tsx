import { Card, SimpleGrid, Text, ThemeIcon } from '@mantine/core'
import { IconBell, IconBuildingBank, IconLayoutList, IconPalette, IconShieldLock, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { PageHead } from '@/ui/page-head'
import styles from './settings.module.css'

const SECTIONS = [
  { to: '/profile', label: 'profile.open', hint: 'settings.profileHint', Icon: IconUser },
  { to: '/settings/account', label: 'settings.account', hint: 'settings.accountHint', Icon: IconShieldLock },
  { to: '/settings/appearance', label: 'settings.appearance', hint: 'settings.appearanceHint', Icon: IconPalette },
  {
    to: '/settings/notifications',
    label: 'settings.notifications',
    hint: 'settings.notificationsHint',
    Icon: IconBell,
  },
  { to: '/settings/display', label: 'settings.display', hint: 'settings.displayHint', Icon: IconLayoutList },
] as const

/** For administrators alone: it concerns everybody. */
const ADMINISTRATION = {
  to: '/settings/administration',
  label: 'crumbs.administration',
  hint: 'settings.administrationHint',
  Icon: IconBuildingBank,
} as const

export function SettingsIndex() {
  const { t } = useTranslation('shell')
  const { admin } = useRights()
  const sections = admin ? [...SECTIONS, ADMINISTRATION] : SECTIONS
  return (
    <>
      <PageHead title={t('settings.title')} hint={t('settings.hint')} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {sections.map(({ to, label, hint, Icon }) => (
          <Card key={to} component={Link} to={to} withBorder className={styles.section}>
            <ThemeIcon variant="light" size={40}>
              <Icon size={22} />
            </ThemeIcon>
            <Text fw={600} mt="sm">
              {t(label)}
            </Text>
            <Text c="dimmed" size="sm">
              {t(hint)}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </>
  )
}
