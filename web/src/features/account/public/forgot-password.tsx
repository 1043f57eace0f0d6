import { Button, Stack } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { askRecovery } from '../auth-flows'
import { Resend } from '../proof/resend'
import { PublicFrame } from '../public-frame'
import { AddressField, useAddress } from './address-field'
import { BackLink } from './back-link'
import { Message } from './outcome'

/** Asks for a link; says the same whether the address has an account. */
export function ForgotPassword() {
  const { t } = useTranslation('entry')
  const { mail, known } = useSignInOptions()
  if (known && !mail) {
    return (
      <PublicFrame title={t('forgot.title')} hint={t('forgot.noMail')}>
        <BackLink />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t('forgot.title')} hint={t('forgot.hint')}>
      <AskLink />
      <BackLink />
    </PublicFrame>
  )
}

function AskLink() {
  const { t } = useTranslation('entry')
  const address = useAddress()
  const [sent, setSent] = useState(false)
  const { mutate, mutateAsync, isPending, error } = useAction({
    mutationFn: () => askRecovery(address.email),
    onSuccess: () => setSent(true),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.check()) mutate()
  }
  if (sent) {
    return (
      <Stack>
        <Message Icon={IconMailCheck}>{t('forgot.sent', { email: address.email })}</Message>
        <FailureNotice error={error} />
        <Resend onResend={mutateAsync} busy={isPending} />
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FailureNotice error={error} />
        <AddressField address={address} autoComplete="username" />
        <Button type="submit" loading={isPending} fullWidth>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}
