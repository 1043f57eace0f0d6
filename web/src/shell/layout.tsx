import '@mantine/notifications/styles.css'
import { AppShell, Tooltip } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmProvider } from '@/ui/confirm'
import { Breadcrumbs } from './breadcrumbs'
import styles from './layout.module.css'
import { SessionDialog } from './session-dialog'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'

const WIDE = 248
const NARROW = 72

export function Layout() {
  const { t } = useTranslation('shell')
  const [opened, menu] = useDisclosure()
  const [narrow, setNarrow] = useLocalStorage({
    key: 'menuNarrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const small = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Tooltip.Group openDelay={700} closeDelay={300}>
      <ConfirmProvider>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <AppShell
          header={{ height: 56 }}
          navbar={{ width: narrow ? NARROW : WIDE, breakpoint: 'sm', collapsed: { mobile: !opened } }}
          padding={{ base: 'sm', sm: 'lg' }}
        >
          <AppShell.Header className={styles.bar}>
            <TopBar menuOpened={opened} onMenu={menu.toggle} />
          </AppShell.Header>
          <AppShell.Navbar className={styles.bar} aria-label={t('menu.label')}>
            <SideMenu narrow={narrow && !small} onNarrow={() => setNarrow(!narrow)} onChoose={menu.close} />
          </AppShell.Navbar>
          <AppShell.Main id="content" className={styles.main} tabIndex={-1}>
            <Breadcrumbs />
            <Outlet />
          </AppShell.Main>
        </AppShell>
        <SessionDialog />
        <Notifications position={small ? 'top-center' : 'bottom-right'} limit={1} autoClose={5000} />
      </ConfirmProvider>
    </Tooltip.Group>
  )
}
