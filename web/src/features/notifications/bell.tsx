import { ActionIcon, Popover, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countsQuery } from '@/api/notification-counts'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import styles from './bell.module.css'

const Panel = lazy(() => import('./panel'))
const PanelDrawer = lazy(() => import('./panel-drawer'))

/** More than a badge can hold. */
const MAX_SHOWN = 99

/** How much waits to be read, always in sight; what it is, on a click. */
export default function Bell() {
  const { t } = useTranslation('shell')
  const unread = useQuery(countsQuery).data?.unread ?? 0
  const [opened, setOpened] = useState(false)
  const small = useSmall()
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.open')
  useAppBadge(unread)
  useSpokenLanguage()
  useEffect(() => void keepDevice(), [])
  const close = () => setOpened(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={styles.bell}
      aria-label={label}
      onClick={() => setOpened(!opened)}
    >
      <IconBell size={20} />
      {unread > 0 && (
        <span className={styles.count} data-count={unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread} aria-hidden="true" />
      )}
    </ActionIcon>
  )
  return (
    <>
      <VisuallyHidden role="status">{unread > 0 && label}</VisuallyHidden>
      {small ? (
        <>
          {button}
          <Suspense>{opened && <PanelDrawer onClose={close} />}</Suspense>
        </>
      ) : (
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-end"
          width={420}
          shadow="lg"
          trapFocus
          returnFocus
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown p={0} className={styles.panel}>
            <Suspense fallback={<PanelSkeleton />}>{opened && <Panel onClose={close} />}</Suspense>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

/** How much waits shows on the app where it is installed, too. */
function useAppBadge(count: number) {
  useEffect(() => {
    const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    // Not every platform has a place for it.
    set?.catch(() => undefined)
  }, [count])
}

/** A browser that shows this person's notifications goes on showing them under the new session. */
async function keepDevice(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  await import('@/api/push').then((push) => push.keepDevice()).catch(() => undefined)
}

/** Mails and push speak the language that is chosen here. */
function useSpokenLanguage() {
  const language = useLanguage()
  const former = useRef(language)
  useEffect(() => {
    if (former.current === language) return
    former.current = language
    // The page has changed its language whatever becomes of this.
    void import('@/api/notification-settings')
      .then(({ saveNotificationSettings }) => saveNotificationSettings({ language }))
      .catch(() => undefined)
  }, [language])
}

function PanelSkeleton() {
  return (
    <Stack p="md" gap="sm">
      <Skeleton height={20} width="40%" />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  )
}
