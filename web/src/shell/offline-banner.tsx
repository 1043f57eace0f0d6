import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { serverLoss, useServerState } from '@/api/health'
import { Notice } from '@/ui/notice'
import { keepsOffline, offlineRedirect, worksOffline } from './offline-redirect'

/** Over a screen that stays while the server is lost: what it shows may be old. */
export function OfflineBanner() {
  const { t } = useTranslation('errors')
  const router = useRouter()
  const { pathname } = router.latestLocation
  // Any other screen is about to give way; one that keeps what is done there says so itself.
  if (useServerState() !== 'down' || !worksOffline(pathname) || keepsOffline(pathname)) return null
  const refuge = offlineRedirect(router.latestLocation.href)
  return (
    <div role="status" style={{ marginBlockEnd: 12 }}>
      <Notice
        tone="warn"
        icon={<IconCloudOff size={18} aria-hidden="true" />}
        title={t(serverLoss() === 'network' ? 'offline.networkTitle' : 'offline.title')}
        action={
          <Button renderRoot={(props) => <Link {...refuge} {...props} />} size="xs" variant="default">
            {t('offline.waitThere')}
          </Button>
        }
      >
        {t('offline.known')}
      </Notice>
    </div>
  )
}

/** In the place of a screen whose data this device does not know. */
export function OfflineScreen() {
  const { t } = useTranslation('errors')
  return useServerState() === 'down' ? <Notice tone="info">{t('offline.unknown')}</Notice> : null
}
