import { ActionIcon, Burger, Group, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicSettingsQuery } from '@/api/settings'
import { inLanguage } from '@/i18n/names'
import { BrandMark } from '@/ui/brand'
import { LanguageSwitch } from '@/ui/language-switch'
import { ThemeSwitch } from '@/ui/theme-switch'
import { useLanguage } from '@/ui/use-language'
import { Shortcuts } from './keyboard/shortcuts'
import { ProfileMenu } from './profile-menu'
import styles from './top-bar.module.css'

const Bell = lazy(() => import('@/features/notifications/bell'))
const GlobalSearch = lazy(() => import('./global-search'))

export function TopBar({ menuOpened, onMenu }: { menuOpened: boolean; onMenu: () => void }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { data } = useQuery(publicSettingsQuery)
  const [searching, setSearching] = useState(false)
  const commune = data?.commune
  return (
    <Group h="100%" px="md" wrap="nowrap" justify="space-between" gap="xs">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Burger opened={menuOpened} onClick={onMenu} hiddenFrom="sm" size="sm" aria-label={t('menu.open')} />
        <Link to="/" className={styles.brand}>
          <BrandMark logo={commune?.logo} />
          <span className={styles.words}>
            <Text component="span" fw={700} lh={1.2} display="block">
              {t('product', { ns: 'common' })}
            </Text>
            <Text component="span" size="xs" c="dimmed" lh={1.3} display="block" truncate>
              {inLanguage(commune?.nameFr, commune?.nameAr, language) || t('commune', { ns: 'common' })}
            </Text>
          </span>
        </Link>
      </Group>
      <Group gap={4} wrap="nowrap">
        <button
          type="button"
          className={styles.search}
          aria-keyshortcuts="Control+K"
          onClick={() => setSearching(true)}
        >
          <IconSearch size={16} />
          <span>{t('search.open')}</span>
          <kbd className="ltr">Ctrl K</kbd>
        </button>
        <ActionIcon
          className={styles.searchIcon}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('search.open')}
          onClick={() => setSearching(true)}
        >
          <IconSearch size={20} />
        </ActionIcon>
        <Suspense fallback={<span className={styles.bell} />}>
          <Bell />
        </Suspense>
        <LanguageSwitch />
        <ThemeSwitch />
        <ProfileMenu />
      </Group>
      <Shortcuts onSearch={() => setSearching(true)} />
      <Suspense>{searching && <GlobalSearch onClose={() => setSearching(false)} />}</Suspense>
    </Group>
  )
}
