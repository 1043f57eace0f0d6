import { Button, Group, Stack } from '@mantine/core'
import type { Models } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { setEmail } from '../account'
import { sendVerification } from '../auth-flows'
import { isAddress } from '../proof/digits'
import { ChangeWithPassword } from './change-with-password'

export function Email({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const isProven = account.emailVerification
  return (
    <Section
      title={t('email.title')}
      hint={t('email.hint')}
      state={<StatusBadge tone={isProven ? 'good' : 'warn'}>{t(isProven ? 'proven' : 'unproven')}</StatusBadge>}
    >
      {!isProven && <Prove key={account.email} />}
      <ChangeWithPassword
        label={t('email.label')}
        present={account.email}
        type="email"
        clean={(typed) => typed.trim()}
        isRight={isAddress}
        slip={t('emailInvalid', { ns: 'common' })}
        change={setEmail}
      />
    </Section>
  )
}

function Prove() {
  const { t } = useTranslation('account')
  const { mail, known } = useSignInOptions()
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: sendVerification,
    onSuccess: () => setSent(true),
    onError: handledHere,
  })
  if (known && !mail) return <Notice tone="warn">{t('email.noMail')}</Notice>
  if (isSent) return <Notice tone="info">{t('email.sent')}</Notice>
  return (
    <Stack gap="xs">
      <FailureNotice error={error} />
      <Group>
        <Button variant="light" loading={isPending} onClick={() => mutate()}>
          {t('email.send')}
        </Button>
      </Group>
    </Stack>
  )
}
