import { Tooltip } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SigningGate } from '@/platform/signing/signing-gate'
import { MEDIUM } from '@/ui/breakpoints'
import { ConfirmProvider } from '@/ui/confirm'
import { useSmall } from '@/ui/use-small'
import { Breadcrumbs } from './breadcrumbs'
import styles from './layout.module.css'
import { LoadingBar } from './loading-bar'
import { PortalBar, useIsPortalBarShown } from './portal-bar'
import { ReauthGate } from './reauth-gate'
import { RecordVisits } from './record-visits'
import { ServerGuard } from './server-guard'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const Banners = lazy(() => import('./banners'))
const PrintLetterhead = lazy(() => import('@/platform/print-letterhead'))

export function Layout() {
  const { t } = useTranslation('shell')
  const [opened, menu] = useDisclosure()
  const [chosen, setNarrow] = useLocalStorage<boolean>({ key: 'menuNarrow', getInitialValueInEffect: false })
  const medium = useMediaQuery(MEDIUM, false, { getInitialValueInEffect: false })
  const narrow = chosen ?? medium
  const small = useSmall()
  const isBarShown = useIsPortalBarShown()
  useFocusOnNavigation()
  return (
    <Tooltip.Group openDelay={700} closeDelay={300}>
      <ConfirmProvider>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <div className={styles.frame} data-narrow={narrow || undefined} data-bar={isBarShown || undefined}>
          <header className={styles.header}>
            <TopBar menuOpened={opened} onMenu={menu.toggle} />
            <LoadingBar />
          </header>
          <nav className={styles.menu} data-opened={opened || undefined} aria-label={t('menu.label')}>
            <SideMenu narrow={narrow && !small} onNarrow={() => setNarrow(!narrow)} onChoose={menu.close} />
          </nav>
          <main id="content" className={styles.main} tabIndex={-1}>
            <Suspense>
              <PrintLetterhead />
              <Banners />
            </Suspense>
            <Breadcrumbs />
            <Outlet />
          </main>
          {isBarShown && <PortalBar />}
        </div>
        <ReauthGate />
        <SigningGate />
        <ServerGuard />
        <RecordVisits />
      </ConfirmProvider>
    </Tooltip.Group>
  )
}
