import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable, statusOf, typeOf } from '@/api/errors'
import { signIn } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { CheckLine } from '@/ui/check-line'
import { focusFirstField } from '@/ui/first-field'
import { AnchorLink } from '@/ui/links'

export type SignInTrouble = 'wrong' | 'blocked' | 'tooMany' | 'unreachable'

/** Wrong credentials never say which half was wrong; a password too short to be one is wrong too. */
function troubleOf(error: unknown): SignInTrouble {
  if (typeOf(error) === 'user_blocked') return 'blocked'
  if (statusOf(error) === 429) return 'tooMany'
  return isUnreachable(error) || statusOf(error) >= 500 ? 'unreachable' : 'wrong'
}

interface SignInFormProps {
  email?: string | undefined
  onSignedIn: (typed: { email: string; password: string }) => Promise<void> | void
  /** The ways out that a dialog over someone's work does not offer. */
  bare?: boolean | undefined
}

export function SignInForm({ email: known = '', onSignedIn, bare }: SignInFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: async () => {
      await signIn(email.trim(), password, shared)
      await onSignedIn({ email: email.trim(), password })
    },
    onError: handledHere,
  })

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstField(form.current), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    reset()
    if (email.trim() && password) mutate()
  }

  const missing = (value: string) => (tried && !value.trim() ? t('required') : undefined)
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorNotice>{error === undefined ? undefined : t(`signIn.${troubleOf(error)}`)}</ErrorNotice>
        <TextInput
          label={t('signIn.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={missing(email)}
          data-autofocus={known ? undefined : true}
        />
        <PasswordInput
          label={t('signIn.password')}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={missing(password)}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.show'), tabIndex: 0 }}
          data-autofocus={known ? true : undefined}
        />
        {!bare && (
          <AnchorLink to="/forgot-password" size="sm" style={{ alignSelf: 'flex-start' }}>
            {t('signIn.forgot')}
          </AnchorLink>
        )}
        <CheckLine label={t('signIn.shared')} hint={t('signIn.sharedHint')} checked={shared} onChange={setShared} />
        <Button type="submit" loading={isPending} fullWidth>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  )
}
