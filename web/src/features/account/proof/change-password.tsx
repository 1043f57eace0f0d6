import { Button, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { setPassword } from '../account'
import { NewPassword, passwordRefusal, useNewPassword } from './new-password'

interface ChangePasswordProps {
  onDone: () => Promise<unknown> | unknown
  /** The present password, when it has just been typed. */
  known?: string | undefined
  personal?: readonly string[]
}

/** The old password once, the new one twice. */
export function ChangePassword({ onDone, known, personal }: ChangePasswordProps) {
  const { t } = useTranslation('proof')
  const [old, setOld] = useState('')
  const [tried, setTried] = useState(false)
  const chosen = useNewPassword()
  const present = known ?? old
  const { mutate, isPending, error } = useAction({
    mutationFn: () => setPassword(chosen.password, present),
    onSuccess: () => {
      chosen.reset()
      setOld('')
      setTried(false)
      return onDone()
    },
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen.check() && present) mutate()
  }
  const isOldWrong = typeOf(error) === 'user_invalid_credentials'
  const refusal = passwordRefusal(error)
  const oldError = tried && !old ? t('slip.required') : isOldWrong ? t('wrongPassword') : undefined
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!isOldWrong && !refusal && <FailureNotice error={error} />}
        {known === undefined && (
          <PasswordInput
            label={t('present')}
            autoComplete="current-password"
            required
            value={old}
            onChange={(event) => setOld(event.currentTarget.value)}
            error={oldError}
            visibilityToggleButtonProps={{ 'aria-label': t('signIn.show', { ns: 'common' }), tabIndex: 0 }}
          />
        )}
        <NewPassword chosen={chosen} refusal={refusal} personal={personal} />
        <Button type="submit" loading={isPending} style={known === undefined ? { alignSelf: 'flex-start' } : undefined}>
          {t('change')}
        </Button>
      </Stack>
    </form>
  )
}
