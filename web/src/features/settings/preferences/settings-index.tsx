import { SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconBell,
  IconBuildingBank,
  IconClock,
  IconFileText,
  IconGauge,
  IconLayoutList,
  IconMail,
  IconPalette,
  IconShieldLock,
  IconSignature,
  IconTemplate,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { CardLink } from '@/ui/links'
import { PageHead } from '@/ui/page-head'
import { ADMINISTRATION, TABS, type Tab } from '../administration/tab'
import styles from './settings.module.css'

type Icon = typeof IconUser

const OWN = [
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

const ICONS: Readonly<Record<Tab, Icon>> = {
  commune: IconBuildingBank,
  letterhead: IconFileText,
  signatories: IconSignature,
  templates: IconTemplate,
  thresholds: IconGauge,
  outbox: IconMail,
  jobs: IconClock,
  trash: IconTrash,
}

/** One's own settings; for administrators those of the commune, which concern everybody. */
export function SettingsIndex() {
  const { t } = useTranslation(['shell', 'administration'])
  const { admin } = useRights()
  return (
    <>
      <PageHead title={t('settings.title')} />
      <Section title={t('settings.own')} hint={t('settings.hint')}>
        {OWN.map(({ to, label, hint, Icon }) => (
          <CardLink key={to} to={to} withBorder className={styles.section}>
            <Words Icon={Icon} label={t(label)} hint={t(hint)} />
          </CardLink>
        ))}
      </Section>
      {admin && (
        <Section title={t('crumbs.administration')} hint={t('administration:everybody')}>
          {TABS.map((tab) => (
            <CardLink key={tab} to={ADMINISTRATION} search={{ tab }} withBorder className={styles.section}>
              <Words
                Icon={ICONS[tab]}
                label={t(`administration:tabs.${tab}`)}
                hint={t(`administration:about.${tab}`)}
              />
            </CardLink>
          ))}
        </Section>
      )}
    </>
  )
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
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

function Words({ Icon, label, hint }: { Icon: Icon; label: string; hint: string }) {
  return (
    <>
      <ThemeIcon variant="light" size={40}>
        <Icon size={22} />
      </ThemeIcon>
      <Text fw={600} mt="sm">
        {label}
      </Text>
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
    </>
  )
}
