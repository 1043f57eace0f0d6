import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPhone } from '@/api/account'
import { typeOf } from '@/api/errors'
import { sendPhoneVerification, verifyPhone } from '@/api/proof'
import { sessionQuery } from '@/api/session'
import { useSignInOptions } from '@/api/sign-in-options'
import { CodeField } from '@/parts/proof/code-field'
import { internationalPhone, isInternational, typedCode } from '@/parts/proof/digits'
import { Resend } from '@/parts/proof/resend'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { ChangeWithPassword } from './change-with-password'
import { Section } from './section'

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
  const sending = useSending()
  const checking = useSending()
  const start = () => sending.send(async () => setUserId((await sendPhoneVerification()).userId))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!userId || !typedCode(code) || !(await checking.send(() => verifyPhone(userId, typedCode(code))))) return
    toast.done(t('account:phone.done'))
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const isWrong = typeOf(checking.error) === 'user_invalid_token'
  if (!userId) {
    return (
      <Stack gap="xs">
        <Failed error={sending.error} />
        <Group>
          <Button variant="light" loading={sending.busy} onClick={start}>
            {t('account:phone.send')}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Failed error={sending.error ?? (isWrong ? undefined : checking.error)} />
        <CodeField
          label={t('account:phone.code')}
          value={code}
          onChange={setCode}
          error={isWrong ? t('proof:wrongCode') : undefined}
        />
        <Group>
          <Button type="submit" loading={checking.busy}>
            {t('account:phone.confirm')}
          </Button>
          <Resend onResend={start} busy={sending.busy} />
        </Group>
      </Stack>
    </form>
  )
}
