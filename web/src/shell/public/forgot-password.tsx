import { Button, Stack } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askRecovery } from '@/api/proof'
import { useSignInOptions } from '@/api/sign-in-options'
import { Resend } from '@/parts/proof/resend'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { PublicFrame } from '../sign-in/public-frame'
import { AddressField, useAddress } from './address-field'
import { BackLink } from './back-link'
import { Message } from './message'

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
  const { busy, error, send } = useSending()
  const ask = async () => setSent((await send(() => askRecovery(address.email))) || sent)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address.check()) await ask()
  }
  if (sent) {
    return (
      <Stack>
        <Message Icon={IconMailCheck}>{t('forgot.sent', { email: address.email })}</Message>
        <Failed error={error} />
        <Resend onResend={ask} busy={busy} />
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Failed error={error} />
        <AddressField address={address} autoComplete="username" />
        <Button type="submit" loading={busy} fullWidth>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}
