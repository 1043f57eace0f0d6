import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Models } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { signOutEverywhere } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { useConfirm } from '@/ui/confirm'
import { IconItem, IconList } from '@/ui/icon-list'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { endSession, sessionsQuery } from '../account'
import { Facts } from './facts'

/** `Firefox · Linux`; nothing for a device that says nothing of itself. */
export function deviceOf(from: Pick<Models.Session, 'clientName' | 'osName'>): string {
  return [from.clientName, from.osName].filter(Boolean).join(' · ')
}

export function Devices() {
  const { t } = useTranslation('account')
  const router = useRouter()
  const queryClient = useQueryClient()
  const ask = useConfirm()
  const sessions = useQuery(sessionsQuery)
  const others = sessions.data?.filter((session) => !session.current) ?? []
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const { mutateAsync, error } = useAction({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await endSession(id)
    },
    onError: handledHere,
  })
  const end = (ids: readonly string[]) => mutateAsync(ids).then(refresh)

  const endOthers = async () => {
    const question = { title: t('devices.othersTitle'), text: t('devices.othersText', { count: others.length }) }
    if (await ask({ ...question, action: t('devices.endOthers'), destructive: true }))
      await end(others.map(({ $id }) => $id))
  }
  const everywhere = async () => {
    const question = { title: t('devices.everywhere'), text: t('devices.everywhereText') }
    if (!(await ask({ ...question, action: t('devices.everywhere'), destructive: true }))) return
    await signOutEverywhere()
    await router.navigate({ to: '/sign-in-2' })
  }
  return (
    <Section title={t('devices.title')} hint={t('devices.hint')}>
      <FailureNotice error={error ?? (sessions.isError ? sessions.error : undefined)} />
      {sessions.isPending && <Skeleton height={120} />}
      <IconList>
        {sessions.data?.map((session) => (
          <Device key={session.$id} session={session} onEnd={() => end([session.$id])} />
        ))}
      </IconList>
      <Group>
        <Button variant="default" disabled={others.length === 0} onClick={endOthers}>
          {t('devices.endOthers')}
        </Button>
        <Button variant="subtle" color="red" onClick={everywhere}>
          {t('devices.everywhere')}
        </Button>
      </Group>
    </Section>
  )
}

function Device({ session, onEnd }: { session: Models.Session; onEnd: () => void }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const name = deviceOf(session) || t('devices.unknown')
  const Icon = session.deviceName === 'smartphone' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <IconItem
      Icon={Icon}
      end={
        !session.current && (
          <Button variant="default" size="xs" onClick={onEnd} aria-label={t('devices.endOne', { name })}>
            {t('devices.end')}
          </Button>
        )
      }
    >
      <Group gap="xs">
        <Text size="sm" fw={600} className="name">
          {name}
        </Text>
        {session.current && <StatusBadge tone="good">{t('devices.current')}</StatusBadge>}
      </Group>
      <Facts facts={[t('devices.used', { date: formatInstant(session.$updatedAt, language) }), session.ip]} />
    </IconItem>
  )
}
