import { Card, Title } from '@mantine/core'
import { IconKey, IconLogout, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { IssuedCredentials } from '@/api/actions.gen'
import { update } from '@/api/documents'
import { useRights, useWritable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { Can } from '@/engine/can'
import { AccountAction } from './account-action'
import { OneTimePassword } from './one-time-password'
import { withinReach } from './reach'
import { UserAct } from './user-act'
import { endSessions } from './user-actions'

interface UserActionsProps {
  row: Users
  onPassword: (credentials: IssuedCredentials) => void
}

/** What an administrator does with an account: let in, shut out, a new password, the end of its sessions. */
export function UserActionList({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const isMine = withinReach(useRights(), row)
  const [credentials, setCredentials] = useState<IssuedCredentials>()
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('acts.title')}
      </Title>
      {row.userId ? (
        <AccountActions row={row} onPassword={setCredentials} />
      ) : (
        isMine && <CreateAccountAction row={row} onPassword={setCredentials} />
      )}
      {isMine && <AccountStatusAction row={row} />}
      <OneTimePassword credentials={credentials} onClose={() => setCredentials(undefined)} />
    </Card>
  )
}

/** A profile without an account is given one. */
function CreateAccountAction({ row, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users')
  const name = row.username
  const email = `\u2066${row.email}\u2069`
  return (
    <Can verb="invite" collection="users">
      <AccountAction
        hint={t('acts.accountHint')}
        label={t('acts.account')}
        question={{
          title: t('acts.accountTitle', { name }),
          text: t('acts.accountText', { email }),
          action: t('acts.account'),
        }}
        run={() => act('users.invite', { email: row.email, username: name })}
        done={t('acts.accountDone', { name })}
        onDone={onPassword}
      />
    </Can>
  )
}

function AccountActions({ row, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users')
  return (
    <>
      <UserAct
        row={row}
        act="users.resetPassword"
        Icon={IconKey}
        hint={t('acts.resetHint')}
        run={() => act('users.resetPassword', { userId: row.$id })}
        onDone={onPassword}
      />
      <UserAct
        row={row}
        act="users.endSessions"
        Icon={IconLogout}
        hint={t('acts.endHint')}
        run={() => endSessions(row.$id)}
      />
      <UserAct
        row={row}
        act="users.resetSecondFactor"
        Icon={IconShieldOff}
        hint={t('acts.factorHint')}
        run={() => act('users.resetSecondFactor', { userId: row.$id })}
      />
    </>
  )
}

/** Shut out, or let in again. */
function AccountStatusAction({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const writable = useWritable('users')
  const name = row.username
  if (!writable.has('disabled')) return null
  if (row.disabled) {
    return (
      <AccountAction
        hint={t('acts.enableHint')}
        label={t('acts.enable')}
        run={() => update('users', row, { disabled: false })}
        done={t('acts.enabled', { name })}
      />
    )
  }
  return (
    <AccountAction
      hint={t('acts.disableHint')}
      label={t('acts.disable')}
      question={{
        title: t('acts.disableTitle', { name }),
        text: t('acts.disableText'),
        action: t('acts.disable'),
        destructive: true,
      }}
      run={() => update('users', row, { disabled: true })}
      done={t('acts.disabled', { name })}
    />
  )
}
