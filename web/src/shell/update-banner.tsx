import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice'
import { updateStore } from './update-store'

/**
 * A updateStore build waits: this tab goes on with its own until the person is ready. The page that is loaded then comes from
 * the server, so it is the updateStore one, and lets its worker in when it stands: a worker that changes under a page on its
 * way can leave that page hanging.
 */
export function UpdateBanner() {
  const { t } = useTranslation('shell')
  const isThere = useSyncExternalStore(updateStore.subscribe, updateStore.now)
  if (!isThere) return null
  return (
    <div role="status" style={{ marginBlockEnd: 12 }}>
      <Notice
        tone="info"
        icon={<IconRefresh size={18} aria-hidden="true" />}
        title={t('update.title')}
        action={
          <Button size="xs" onClick={() => window.location.reload()}>
            {t('update.reload')}
          </Button>
        }
      >
        {t('update.text')}
      </Notice>
    </div>
  )
}
