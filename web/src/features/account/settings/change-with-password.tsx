import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, reasonOf, statusOf, typeOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { toast } from '@/ui/toast'

interface ChangeWithPasswordProps {
  label: string
  description?: string
  present: string
  type: 'email' | 'tel'
  clean: (typed: string) => string
  isRight: (value: string) => boolean
  slip: string
  change: (value: string, password: string) => Promise<unknown>
}

/** An address or a telephone: where codes go, so that the password is asked before it changes. */
export function ChangeWithPassword(props: ChangeWithPasswordProps) {
  const { label, description, present, type, clean, isRight, slip, change } = props
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState(present)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const value = clean(typed)
  const isChanged = value !== present
  const { mutate, isPending, error } = useAction({
    mutationFn: () => change(value, password),
    onSuccess: () => {
      setTyped(value)
      setPassword('')
      setTried(false)
      toast.done(t('saved'))
    },
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight(value) && password) mutate()
  }
  const isPasswordWrong = typeOf(error) === 'user_invalid_credentials'
  const isValueRefused = !isPasswordWrong && [400, 409].includes(statusOf(error))
  const wrongPassword = tried && !password ? t('required', { ns: 'common' }) : undefined
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {!isPasswordWrong && !isValueRefused && <FailureNotice error={error} />}
        <TextInput
          label={label}
          description={description}
          type={type}
          dir="ltr"
          autoComplete={type}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={
            tried && isChanged && !isRight(value)
              ? slip
              : isValueRefused
                ? reasonOf(messageOf(error), type === 'tel' ? 'phone' : 'email')
                : undefined
          }
        />
        {isChanged && (
          <>
            <PasswordInput
              label={t('password')}
              description={t('passwordHint')}
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={wrongPassword ?? (isPasswordWrong ? t('wrongPassword', { ns: 'proof' }) : undefined)}
              visibilityToggleButtonProps={{ 'aria-label': t('signIn.show', { ns: 'common' }), tabIndex: 0 }}
            />
            <Group>
              <Button type="submit" loading={isPending}>
                {t('save')}
              </Button>
              <Button variant="default" onClick={() => setTyped(present)}>
                {t('cancel', { ns: 'common' })}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  )
}
