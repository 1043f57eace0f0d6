import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconBellRinging, IconDeviceDesktop } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { NOTIFICATION_SETTINGS } from '@/api/notification-settings'
import { type DeviceState, deviceState, NotSubscribed, subscribe, unsubscribe } from '@/api/push'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { Section } from '@/ui/section'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { toast } from '@/ui/toast'

const KEY = ['device']
const TONES: Record<DeviceState, Tone> = {
  on: 'good',
  off: 'quiet',
  denied: 'warn',
  insecure: 'quiet',
  unsupported: 'quiet',
}

interface Change {
  run: () => Promise<void>
  /** What to say when it is so. */
  done: string
}

/** Whether this browser shows what waits, and the one button that changes it. */
export function Device() {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const { data: state } = useQuery({
    queryKey: KEY,
    meta: { deaf: 'is asked of the browser, not of the server' },
    queryFn: deviceState,
    staleTime: 0,
    networkMode: 'always',
  })
  const { mutateAsync, isPending, error } = useAction({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (_, { done }) => toast.done(done),
    onError: handledHere,
  })
  const change = async (run: () => Promise<void>, done: string) => {
    await mutateAsync({ run, done })
    // With a device the channel is there, without one it is not.
    await Promise.all([KEY, NOTIFICATION_SETTINGS].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  if (!state) return <Skeleton height={140} mb="md" />
  const words = { on: 'on', off: 'off', denied: 'denied', insecure: 'unsupported', unsupported: 'unsupported' } as const
  return (
    <Section
      title={t('push.title')}
      hint={t('push.hint')}
      state={<StatusBadge tone={TONES[state]}>{t(`push.${words[state]}`)}</StatusBadge>}
    >
      <ErrorNotice>{error === undefined ? undefined : whyOf(error, t('push.failed'), t('push.refused'))}</ErrorNotice>
      <Line icon={state === 'on' ? <IconBellRinging {...ICON} /> : <IconDeviceDesktop {...ICON} />}>
        <DeviceStateText state={state} />
      </Line>
      {state === 'off' && (
        <Group>
          <Button loading={isPending} onClick={() => change(subscribe, t('push.enabled'))}>
            {t('push.enable')}
          </Button>
        </Group>
      )}
      {state === 'on' && (
        <Group>
          <Button variant="default" loading={isPending} onClick={() => change(unsubscribe, t('push.disabled'))}>
            {t('push.disable')}
          </Button>
        </Group>
      )}
    </Section>
  )
}

const ICON = { size: 22, 'aria-hidden': true, style: { flex: 'none' } } as const

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {icon}
      <Text size="sm" component="div">
        {children}
      </Text>
    </Group>
  )
}

function DeviceStateText({ state }: { state: DeviceState }) {
  const { t } = useTranslation('notifications')
  if (state === 'off') return t(Notification.permission === 'granted' ? 'push.ready' : 'push.ask')
  const words = { on: 'active', denied: 'deniedText', insecure: 'insecure', unsupported: 'unsupportedText' } as const
  return t(`push.${words[state]}`)
}

/** The server's own words where it refused; ours where it was the browser. */
function whyOf(error: unknown, failed: string, refused: string): string {
  if (!(error instanceof NotSubscribed)) return messageOf(error)
  return error.why === 'refused' ? refused : failed
}
