import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice'
import { newer } from './newer'

/** A newer build waits: this tab goes on with its own until the person is ready. */
export function UpdateLine() {
  const { t } = useTranslation('shell')
  const waiting = useSyncExternalStore(newer.subscribe, newer.now)
  if (!waiting) return null
  const take = () => {
    // The page comes from the server, so it is the newer one whether or not the worker has taken over by then.
    waiting.postMessage({ kind: 'take' })
    window.location.reload()
  }
  return (
    <div role="status" style={{ marginBlockEnd: 12 }}>
      <Notice
        tone="info"
        icon={<IconRefresh size={18} aria-hidden="true" />}
        title={t('update.title')}
        action={
          <Button size="xs" onClick={take}>
            {t('update.reload')}
          </Button>
        }
      >
        {t('update.text')}
      </Notice>
    </div>
  )
}
