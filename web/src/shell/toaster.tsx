import { Button, Notification } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '@/ui/toast'
import type { Toast } from '@/ui/toast-store'
import styles from './toaster.module.css'

/** The toast there is: at the top of a small screen, at the bottom end of a large one. */
export default function Toaster() {
  const { t } = useTranslation()
  const toast = useSyncExternalStore(toasts.subscribe, toasts.now)
  const place = useRef<HTMLDivElement>(null)
  const shown = toast?.open ? toast.id : undefined
  useLayoutEffect(() => {
    if (shown !== undefined && place.current) keepOffPager(place.current)
  }, [shown])
  if (!toast?.open) return null
  const Icon = toast.failed ? IconAlertTriangle : IconCheck
  return (
    <div ref={place} className={styles.place} onPointerEnter={toasts.hold} onPointerLeave={toasts.release}>
      <Notification
        key={toast.id}
        title={toast.title}
        color={toast.failed ? 'red' : 'zellige'}
        icon={<Icon size={18} aria-hidden="true" />}
        className={styles.toast}
        data-failed={toast.failed || undefined}
        withBorder
        onClose={toasts.dismiss}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {toast.message}
        {toast.action && <ActionButton {...toast.action} />}
      </Notification>
    </div>
  )
}

/** Pixels between a toast and what it must not cover. */
const GAP = 12

/** Beneath the pager of the list on screen where there is room, else above it. */
function keepOffPager(place: HTMLElement): void {
  const pager = document.querySelector('[data-pager]')?.getBoundingClientRect()
  if (!pager) return
  const hasRoom = window.innerHeight - pager.bottom >= place.offsetHeight + 2 * GAP
  const above = Math.max(GAP, window.innerHeight - pager.top + GAP)
  place.style.setProperty('--toast-bottom', `${hasRoom ? GAP : above}px`)
}

function ActionButton({ label, run }: NonNullable<Toast['action']>) {
  const act = () => {
    toasts.dismiss()
    run()
  }
  return (
    <Button variant="subtle" size="compact-sm" mx="xs" onClick={act}>
      {label}
    </Button>
  )
}
