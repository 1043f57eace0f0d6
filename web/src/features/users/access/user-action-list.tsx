import { Card, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { useRights, useWritable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { Can } from '@/engine/can'
import { AccountAction } from './account-action'
import { OneTimePassword } from './one-time-password'
import { withinReach } from './reach'
import { type Credentials, endSessions, invite, resetPassword, resetSecondFactor } from './user-actions'

interface UserActionsProps {
  row: Users
  onPassword: (credentials: Credentials) => void
}

/** What an administrator does with an account: let in, shut out, a new password, the end of its sessions. */
export function UserActionList({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const isMine = withinReach(useRights(), row)
  const [credentials, setCredentials] = useState<Credentials>()
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
        run={() => invite({ email: row.email, username: name })}
        done={t('acts.accountDone', { name })}
        onDone={onPassword}
      />
    </Can>
  )
}

function AccountActions({ row, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users')
  const isMine = withinReach(useRights(), row)
  const name = row.username
  return (
    <>
      {isMine && <NewPasswordAction row={row} onPassword={onPassword} />}
      <Can verb="endSessions" collection="users">
        <AccountAction
          hint={t('acts.endHint')}
          label={t('acts.end')}
          question={{
            title: t('acts.endTitle', { name }),
            text: t('acts.endText'),
            action: t('acts.end'),
            destructive: true,
          }}
          run={() => endSessions(row.$id)}
          done={t('acts.ended', { name })}
        />
      </Can>
      {row.secondFactor && <SecondFactorAction row={row} />}
    </>
  )
}

/** For whom the reader could have made: whoever sets a password may sign in with it. */
function NewPasswordAction({ row, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users')
  const name = row.username
  return (
    <Can verb="resetPassword" collection="users">
      <AccountAction
        hint={t('acts.resetHint')}
        label={t('acts.reset')}
        question={{ title: t('acts.resetTitle', { name }), text: t('acts.resetText'), action: t('acts.reset') }}
        run={() => resetPassword(row.$id)}
        done={t('acts.resetDone', { name })}
        onDone={onPassword}
      />
    </Can>
  )
}

function SecondFactorAction({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const name = row.username
  return (
    <Can verb="resetSecondFactor" collection="users">
      <AccountAction
        hint={t('acts.factorHint')}
        label={t('acts.factor')}
        question={{
          title: t('acts.factorTitle', { name }),
          text: t('acts.factorText'),
          action: t('acts.factor'),
          destructive: true,
        }}
        run={() => resetSecondFactor(row.$id)}
        done={t('acts.factorDone', { name })}
      />
    </Can>
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
