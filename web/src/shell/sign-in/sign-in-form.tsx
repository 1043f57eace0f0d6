import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable, statusOf, typeOf } from '@/api/errors'
import { signIn } from '@/api/session'

type Trouble = 'wrong' | 'blocked' | 'tooMany' | 'unreachable'

/** Wrong credentials never say which half was wrong; a password too short to be one is wrong too. */
function troubleOf(error: unknown): Trouble {
  if (typeOf(error) === 'user_blocked') return 'blocked'
  if (statusOf(error) === 429) return 'tooMany'
  return isUnreachable(error) || statusOf(error) >= 500 ? 'unreachable' : 'wrong'
}

interface SignInFormProps {
  email?: string
  onSignedIn: () => Promise<void> | void
}

export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setTrouble(undefined)
    if (!email.trim() || !password) return
    setBusy(true)
    try {
      await signIn(email.trim(), password)
    } catch (error) {
      setTrouble(troubleOf(error))
      return
    } finally {
      setBusy(false)
    }
    await onSignedIn()
  }

  const missing = (value: string) => (tried && !value.trim() ? t('required') : undefined)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {trouble && (
          <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert">
            {t(`signIn.${trouble}`)}
          </Alert>
        )}
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
        <Button type="submit" loading={busy} fullWidth>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  )
}
