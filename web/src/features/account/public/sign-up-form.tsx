import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals, reasonOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { signUp } from '../auth-flows'
import { NewPassword, passwordRefusal, useNewPassword } from '../proof/new-password'
import { AddressField, useAddress } from './address-field'

/** What the server says of one argument. */
function fieldErrorOf(error: unknown, argument: string): string | undefined {
  const named = fieldRefusals(error).find(({ field }) => field === argument)
  return named && reasonOf(named.message, argument)
}

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation('entry')
  const [typedName, setName] = useState('')
  const [tried, setTried] = useState(false)
  const address = useAddress()
  const chosen = useNewPassword()
  const name = typedName.trim()
  const { mutate, isPending, error } = useAction({
    mutationFn: () => signUp(name, address.email, chosen.password),
    onSuccess: () => onDone(address.email),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ([name !== '', address.check(), chosen.check()].every(Boolean)) mutate()
  }
  const refused = { name: fieldErrorOf(error, 'name'), email: fieldErrorOf(error, 'email') }
  const ofPassword = refused.name || refused.email ? undefined : passwordRefusal(error)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!refused.name && !refused.email && !ofPassword && <FailureNotice error={error} />}
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
        <Button type="submit" loading={isPending} fullWidth>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
