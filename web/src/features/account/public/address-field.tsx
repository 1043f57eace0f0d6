import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddress } from '../proof/digits'

/** An address that is typed; `check` says whether it looks like one, and from then on shows that it does not. */
export function useAddress(known = '') {
  const [typed, setTyped] = useState(known)
  const [tried, setTried] = useState(false)
  const email = typed.trim()
  const check = () => {
    setTried(true)
    return isAddress(email)
  }
  return { email, typed, setTyped, tried, check }
}

interface AddressFieldProps {
  address: ReturnType<typeof useAddress>
  autoComplete?: 'username' | 'email'
  refusal?: string | undefined
}

export function AddressField({ address, autoComplete = 'email', refusal }: AddressFieldProps) {
  const { t } = useTranslation()
  const { email, typed, setTyped, tried } = address
  const slip = tried && !email ? t('required') : tried && !isAddress(email) ? t('emailInvalid') : undefined
  return (
    <TextInput
      label={t('signIn.email')}
      type="email"
      dir="ltr"
      autoComplete={autoComplete}
      maxLength={320}
      required
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      error={slip ?? refusal}
    />
  )
}
