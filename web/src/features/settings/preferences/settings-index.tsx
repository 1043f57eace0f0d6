import { IconBell, IconFileImport, IconLayoutList, IconPalette, IconShieldLock, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { mayImport } from '@/api/rights'
import { CardLinks, PageCard } from '@/ui/card-links'
import { PageHead } from '@/ui/page-head'

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

const IMPORTS = {
  to: '/settings/imports',
  label: 'settings.imports',
  hint: 'settings.importsHint',
  Icon: IconFileImport,
} as const

/** One's own settings, and below them those that concern others. */
export function SettingsIndex({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const cards = mayImport(useRights()) ? [...OWN, IMPORTS] : OWN
  return (
    <>
      <PageHead title={t('settings.title')} />
      <CardLinks title={t('settings.own')} hint={t('settings.hint')}>
        {cards.map(({ to, label, hint, Icon }) => (
          <PageCard key={to} to={to} Icon={Icon} label={t(label)} hint={t(hint)} />
        ))}
      </CardLinks>
      {children}
    </>
  )
}
