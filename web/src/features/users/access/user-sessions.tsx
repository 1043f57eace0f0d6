import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { inPlace, useAction } from '@/api/use-action'
import { Can } from '@/engine/can'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatInstant } from '@/i18n/format'
import { useConfirm } from '@/ui/confirm'
import { IconItem, IconList } from '@/ui/icon-list'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { useDeviceName } from './device-name'
import { endSession, endSessions, sessionsQuery } from './user-actions'
import styles from './user-sessions.module.css'

/** Where a user is signed in; one session or all of them can be ended. */
export function UserSessions({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery(row.$id))
  if (isPending) return <Skeleton height={160} />
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Card withBorder padding="md" component="section">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t('sessions.title')}
        </Title>
        {data.total > 0 && <EndAll row={row} />}
      </Group>
      {data.total === 0 && <Text c="dimmed">{t('sessions.none')}</Text>}
      <IconList>
        {data.sessions.map((session) => (
          <Session key={session.$id} row={row} session={session} />
        ))}
      </IconList>
    </Card>
  )
}

function EndAll({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const ask = useConfirm()
  const name = row.username
  const { act, busy, error, forget } = useAction({
    run: () => endSessions(row.$id),
    touches: 'users',
    done: () => toast.done(t('acts.ended', { name })),
    failed: inPlace,
  })
  const end = async () => {
    const question = { title: t('acts.endTitle', { name }), text: t('acts.endText'), action: t('acts.end') }
    if (await ask({ ...question, destructive: true })) act()
  }
  return (
    <Can verb="endSessions" collection="users">
      <Button variant="default" size="xs" loading={busy} onClick={end}>
        {t('acts.end')}
      </Button>
      <ErrorDialog summary={summarizeErrors(t('acts.refused'), [{ error }])} onClose={forget} />
    </Can>
  )
}

function Session({ row, session }: { row: Users; session: Models.Session }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const ask = useConfirm()
  const { act, busy, error, forget } = useAction({
    run: () => endSession(row.$id, session.$id),
    touches: 'users',
    done: () => toast.done(t('sessions.ended')),
    failed: inPlace,
  })
  const device = useDeviceName()(session)
  const opened = formatInstant(session.$createdAt, language)
  const Icon = session.deviceName === 'smartphone' ? IconDeviceMobile : IconDeviceDesktop
  const end = async () => {
    const text = t('sessions.endText', { device, at: opened })
    if (await ask({ title: t('sessions.endTitle'), text, action: t('sessions.end'), destructive: true })) act()
  }
  return (
    <IconItem
      Icon={Icon}
      end={
        <>
          <Can verb="endSession" collection="users">
            <Button
              variant="default"
              size="xs"
              loading={busy}
              onClick={end}
              aria-label={`${t('sessions.end')} — ${device}`}
            >
              {t('sessions.end')}
            </Button>
          </Can>
          <ErrorDialog summary={summarizeErrors(t('acts.refused'), [{ error }])} onClose={forget} />
        </>
      }
    >
      <Text fw={600} className="name">
        {device}
      </Text>
      <Text size="sm" c="dimmed" component="div" className={styles.facts}>
        <span className="tabular">{t('sessions.opened', { at: opened })}</span>
        {session.ip && <span className="ltr">{session.ip}</span>}
      </Text>
      <Text size="sm" c="dimmed">
        {t('sessions.used', { at: formatInstant(session.$updatedAt, language) })}
      </Text>
    </IconItem>
  )
}
