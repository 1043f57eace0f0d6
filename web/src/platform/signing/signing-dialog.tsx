import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { sessionQuery } from '@/api/session'
import { openSigning } from '@/api/signing'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { Dialog } from '@/ui/dialog'

interface SigningDialogProps {
  onOpen: () => void
  onClose: () => void
}

/** The password, and a code where the account has a second factor: they open signing for five minutes. */
export default function SigningDialog({ onOpen, onClose }: SigningDialogProps) {
  const { t } = useTranslation('signing')
  const { data: account } = useSuspenseQuery(sessionQuery)
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => openSigning(password, otp.replaceAll(' ', '')),
    onSuccess: onOpen,
    onError: handledHere,
  })
  const refused = typeOf(error)
  const isPasswordWrong = refused === 'user_invalid_credentials'
  const isCodeWrong = refused === 'user_invalid_token'
  const needsCode = account?.mfa === true || isCodeWrong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!needsCode || otp) mutate()
  }
  const required = t('required', { ns: 'common' })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('text')}</Text>
          {refused === 'user_challenge_required' && <Text size="sm">{t('fresh')}</Text>}
          {!isPasswordWrong && !isCodeWrong && <FailureNotice error={error} />}
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            dir="ltr"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={isPasswordWrong ? t('wrong') : undefined}
            visibilityToggleButtonProps={{ 'aria-label': t('signIn.show', { ns: 'common' }), tabIndex: 0 }}
          />
          {needsCode && (
            <TextInput
              label={t('code')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
              value={otp}
              onChange={(event) => setOtp(event.currentTarget.value)}
              error={isCodeWrong && otp ? t('wrongCode') : isTried && !otp ? required : undefined}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('open')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
