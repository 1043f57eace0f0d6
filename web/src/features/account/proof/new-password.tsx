import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals, messageOf, reasonOf, statusOf, typeOf } from '@/api/errors'
import { validatePassword } from './strength'
import { StrengthMeter } from './strength-meter'

/** What the server says of the password itself: too common, used before, made of one's own name. */
export function passwordRefusal(error: unknown): string | undefined {
  const named = fieldRefusals(error).find(({ field }) => field === 'password')
  if (named) return reasonOf(named.message, 'password')
  const isOfPassword = /^(user_)?password_|^general_argument_invalid$/.test(typeOf(error))
  return statusOf(error) === 400 && isOfPassword ? messageOf(error) : undefined
}

/** A new password, typed twice. `check` says whether it may be sent, and from then on shows what is wrong. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const errors = validatePassword(password, again)
  const check = () => {
    setTried(true)
    return !errors.password && !errors.again
  }
  const reset = () => {
    setPassword('')
    setAgain('')
    setTried(false)
  }
  return { password, again, setPassword, setAgain, slips: tried ? errors : {}, check, reset }
}

interface NewPasswordProps {
  chosen: ReturnType<typeof useNewPassword>
  /** What the server refused about it. */
  refusal?: string | undefined
  personal?: readonly string[] | undefined
}

export function NewPassword({ chosen, refusal, personal = [] }: NewPasswordProps) {
  const { t } = useTranslation('proof')
  const { slips } = chosen
  const slip = (name: 'password' | 'again') => {
    const found = slips[name]
    return found && t(`slip.${found}`)
  }
  const toggle = { 'aria-label': t('signIn.show', { ns: 'common' }), tabIndex: 0 }
  return (
    <>
      <PasswordInput
        label={t('newPassword')}
        description={t('rules')}
        autoComplete="new-password"
        required
        value={chosen.password}
        onChange={(event) => chosen.setPassword(event.currentTarget.value)}
        error={slip('password') ?? refusal}
        visibilityToggleButtonProps={toggle}
      />
      <StrengthMeter password={chosen.password} personal={personal} />
      <PasswordInput
        label={t('again')}
        autoComplete="new-password"
        required
        value={chosen.again}
        onChange={(event) => chosen.setAgain(event.currentTarget.value)}
        error={slip('again')}
        visibilityToggleButtonProps={toggle}
      />
    </>
  )
}
