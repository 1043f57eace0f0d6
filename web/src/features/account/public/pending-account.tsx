import { Button, Group, Stack, Text } from '@mantine/core'
import { IconClockHour4, IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery, signOut } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { StatusBadge } from '@/ui/status-badge'
import { sendVerification } from '../auth-flows'
import { useEntering } from '../entering'
import { PublicFrame } from '../public-frame'
import { Message } from './outcome'

/** Signed in, but nobody has accepted the account yet (`no user Found`): what is known, and what can be done meanwhile. */
export function PendingAccount() {
  const { t } = useTranslation('entry')
  const router = useRouter()
  const enter = useEntering()
  const { data: account } = useQuery(sessionQuery)
  const checking = useAction({ mutationFn: () => enter(undefined), onError: handledHere })
  const leave = async () => {
    await signOut()
    await router.navigate({ to: '/sign-in-2' })
  }
  return (
    <PublicFrame title={t('waiting.title')}>
      <Stack>
        <Message Icon={IconClockHour4}>{t('waiting.text')}</Message>
        {account && <Address email={account.email} isProven={account.emailVerification} />}
        <Group grow>
          <Button variant="default" onClick={leave}>
            {t('waiting.signOut')}
          </Button>
          <Button onClick={() => checking.mutate()} loading={checking.isPending}>
            {t('waiting.check')}
          </Button>
        </Group>
      </Stack>
    </PublicFrame>
  )
}

function Address({ email, isProven }: { email: string; isProven: boolean }) {
  const { t } = useTranslation('entry')
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: sendVerification,
    onSuccess: () => setSent(true),
    onError: handledHere,
  })
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text className="ltr breaks" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <StatusBadge tone={isProven ? 'good' : 'warn'}>
          {t(isProven ? 'waiting.proven' : 'waiting.unproven')}
        </StatusBadge>
      </Group>
      {!isProven && !isSent && (
        <>
          <Text size="sm" c="dimmed">
            {t('waiting.prove')}
          </Text>
          <FailureNotice error={error} />
          <Button variant="light" onClick={() => mutate()} loading={isPending}>
            {t('waiting.send')}
          </Button>
        </>
      )}
      {isSent && <Message Icon={IconMailCheck}>{t('verify.sent')}</Message>}
    </Stack>
  )
}
