import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { sessionQuery } from '@/api/session'
import { useSignInOptions } from '@/api/sign-in-options'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { setPhone } from '../account'
import { sendPhoneVerification, verifyPhone } from '../auth-flows'
import { CodeField } from '../proof/code-field'
import { internationalPhone, isInternational, typedCode } from '../proof/digits'
import { Resend } from '../proof/resend'
import { ChangeWithPassword } from './change-with-password'

export function Phone({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const { sms } = useSignInOptions()
  const { phone, phoneVerification: isProven } = account
  const badge = <StatusBadge tone={isProven ? 'good' : 'warn'}>{t(isProven ? 'proven' : 'unproven')}</StatusBadge>
  return (
    <Section title={t('phone.title')} hint={t('phone.hint')} state={phone ? badge : undefined}>
      {sms && phone && !isProven && <Prove key={phone} />}
      <ChangeWithPassword
        label={t('phone.label')}
        description={t('phone.example')}
        present={phone}
        type="tel"
        clean={internationalPhone}
        isRight={isInternational}
        slip={t('phone.invalid')}
        change={setPhone}
      />
    </Section>
  )
}

function Prove() {
  const { t } = useTranslation(['account', 'proof'])
  const queryClient = useQueryClient()
  const [userId, setUserId] = useState<string>()
  const [code, setCode] = useState('')
  const sending = useAction({
    mutationFn: sendPhoneVerification,
    onSuccess: (sent) => setUserId(sent.userId),
    onError: handledHere,
  })
  const checking = useAction({
    mutationFn: () => verifyPhone(userId ?? '', typedCode(code)),
    onSuccess: () => {
      toast.done(t('account:phone.done'))
      return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (userId && typedCode(code)) checking.mutate()
  }
  const isWrong = typeOf(checking.error) === 'user_invalid_token'
  if (!userId) {
    return (
      <Stack gap="xs">
        <FailureNotice error={sending.error} />
        <Group>
          <Button variant="light" loading={sending.isPending} onClick={() => sending.mutate()}>
            {t('account:phone.send')}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FailureNotice error={sending.error ?? (isWrong ? undefined : checking.error)} />
        <CodeField
          label={t('account:phone.code')}
          value={code}
          onChange={setCode}
          error={isWrong ? t('proof:wrongCode') : undefined}
        />
        <Group>
          <Button type="submit" loading={checking.isPending}>
            {t('account:phone.confirm')}
          </Button>
          <Resend onResend={sending.mutateAsync} busy={sending.isPending} />
        </Group>
      </Stack>
    </form>
  )
}
