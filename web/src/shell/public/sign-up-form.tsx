import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals, reasonOf } from '@/api/errors'
import { signUp } from '@/api/proof'
import { NewPassword, passwordRefusal, useNewPassword } from '@/parts/proof/new-password'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { AddressField, useAddress } from './address-field'

/** What the server says of one argument. */
function refusalOf(error: unknown, argument: string): string | undefined {
  const named = fieldRefusals(error).find(({ field }) => field === argument)
  return named && reasonOf(named.message, argument)
}

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation('entry')
  const [typedName, setName] = useState('')
  const [tried, setTried] = useState(false)
  const address = useAddress()
  const chosen = useNewPassword()
  const { busy, error, send } = useSending()
  const name = typedName.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isComplete = [name !== '', address.check(), chosen.check()].every(Boolean)
    if (isComplete && (await send(() => signUp(name, address.email, chosen.password)))) onDone(address.email)
  }
  const refused = { name: refusalOf(error, 'name'), email: refusalOf(error, 'email') }
  const ofPassword = refused.name || refused.email ? undefined : passwordRefusal(error)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!refused.name && !refused.email && !ofPassword && <Failed error={error} />}
        <TextInput
          label={t('signUp.username')}
          dir="auto"
          autoComplete="nickname"
          maxLength={128}
          required
          value={typedName}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && !name ? t('required', { ns: 'common' }) : refused.name}
        />
        <AddressField address={address} autoComplete="username" refusal={refused.email} />
        <NewPassword chosen={chosen} refusal={ofPassword} personal={[name, address.email.split('@')[0] ?? '']} />
        <Button type="submit" loading={busy} fullWidth>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
