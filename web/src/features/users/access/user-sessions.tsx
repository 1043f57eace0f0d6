import { Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { AccountSession } from '@/api/actions.gen'
import type { Users } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatInstant } from '@/i18n/format'
import { IconItem, IconList } from '@/ui/icon-list'
import { useLanguage } from '@/ui/use-language'
import { useDeviceName } from './device-name'
import { UserAct } from './user-act'
import { endSessions, sessionsQuery } from './user-actions'
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
        {data.total > 0 && (
          <UserAct row={row} act="users.endSessions" Icon={IconLogout} run={() => endSessions(row.$id)} />
        )}
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

function Session({ row, session }: { row: Users; session: AccountSession }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const device = useDeviceName()(session)
  const opened = formatInstant(session.$createdAt, language)
  const Icon = session.deviceName === 'smartphone' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <IconItem
      Icon={Icon}
      end={
        <UserAct
          row={row}
          act="users.endSession"
          Icon={IconLogout}
          of={device}
          text={t('sessions.endText', { device, at: opened })}
          run={() => act('users.endSession', { userId: row.$id, sessionId: session.$id })}
        />
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
