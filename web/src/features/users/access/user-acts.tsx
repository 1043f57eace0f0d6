import { Button, Card, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { useWritable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { type Credentials, endSessions, invite, resetPassword } from '@/api/users'
import { Can } from '@/parts/can'
import { Refusal } from '@/parts/refusal'
import { type Question, useConfirm } from '@/ui/confirm'
import { OneTimePassword } from './one-time-password'
import { useAct } from './use-act'
import styles from './user-acts.module.css'

/** What an administrator does with an account: let in, shut out, a new password, the end of its sessions. */
export function UserActs({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const ask = useConfirm()
  const { act, busy, refused, forget } = useAct()
  const [credentials, setCredentials] = useState<Credentials>()
  const writable = useWritable('users')
  const name = row.username

  const afterAsking = async (question: Question, run: () => Promise<unknown>) => {
    if (await ask(question)) await run()
  }
  const disable = () =>
    afterAsking(
      {
        title: t('acts.disableTitle', { name }),
        text: t('acts.disableText'),
        action: t('acts.disable'),
        destructive: true,
      },
      () => act('disable', () => update('users', row, { disabled: true }), t('acts.disabled', { name })),
    )
  const enable = () => act('disable', () => update('users', row, { disabled: false }), t('acts.enabled', { name }))
  const end = () =>
    afterAsking(
      { title: t('acts.endTitle', { name }), text: t('acts.endText'), action: t('acts.end'), destructive: true },
      () => act('end', () => endSessions(row.$id), t('acts.ended', { name })),
    )
  const reset = () =>
    afterAsking(
      { title: t('acts.resetTitle', { name }), text: t('acts.resetText'), action: t('acts.reset') },
      async () => setCredentials(await act('reset', () => resetPassword(row.$id), t('acts.resetDone', { name }))),
    )
  const open = () =>
    afterAsking(
      {
        title: t('acts.accountTitle', { name }),
        text: t('acts.accountText', { email: `\u2066${row.email}\u2069` }),
        action: t('acts.account'),
      },
      async () =>
        setCredentials(
          await act('open', () => invite({ email: row.email, username: name }), t('acts.accountDone', { name })),
        ),
    )

  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('acts.title')}
      </Title>
      {!row.userId && (
        <Can verb="invite" collection="users">
          <Act text={t('acts.accountHint')} label={t('acts.account')} busy={busy === 'open'} run={open} />
        </Can>
      )}
      {row.userId && (
        <>
          <Can verb="resetPassword" collection="users">
            <Act text={t('acts.resetHint')} label={t('acts.reset')} busy={busy === 'reset'} run={reset} />
          </Can>
          <Can verb="endSessions" collection="users">
            <Act text={t('acts.endHint')} label={t('acts.end')} busy={busy === 'end'} run={end} />
          </Can>
        </>
      )}
      {writable.has('disabled') &&
        (row.disabled ? (
          <Act text={t('acts.enableHint')} label={t('acts.enable')} busy={busy === 'disable'} run={enable} />
        ) : (
          <Act text={t('acts.disableHint')} label={t('acts.disable')} busy={busy === 'disable'} run={disable} />
        ))}
      <OneTimePassword credentials={credentials} onClose={() => setCredentials(undefined)} />
      <Refusal refused={refused} onClose={forget} />
    </Card>
  )
}

interface ActProps {
  text: ReactNode
  label: string
  busy: boolean
  run: () => unknown
}

function Act({ text, label, busy, run }: ActProps) {
  return (
    <Group className={styles.act} justify="space-between" gap="sm">
      <Text size="sm" className={styles.text}>
        {text}
      </Text>
      <Button variant="default" size="xs" loading={busy} onClick={run}>
        {label}
      </Button>
    </Group>
  )
}
