import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { answerChallenge, challenge, type Factor } from '../mfa'
import { CodeField } from './code-field'
import { typedCode } from './digits'
import { Resend } from './resend'

interface FactorCodeProps {
  factor: Factor
  onDone: () => Promise<unknown> | unknown
}

/** By mail and telephone the code is sent when it is asked for, not before: opening a screen sends nothing. */
export function FactorCode({ factor, onDone }: FactorCodeProps) {
  const { t } = useTranslation('proof')
  const sends = factor === 'email' || factor === 'phone'
  const [started, setStarted] = useState<string>()
  const [code, setCode] = useState('')
  const sending = useAction({ mutationFn: () => challenge(factor), onSuccess: setStarted, onError: handledHere })
  const checking = useAction({
    // What is sent stays good for a few tries; the other factors are asked anew each time.
    mutationFn: async (typed: string) => answerChallenge(sends && started ? started : await challenge(factor), typed),
    onSuccess: onDone,
    onError: handledHere,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedCode(code)) checking.mutate(typedCode(code))
  }

  if (sends && !started) {
    return (
      <Stack>
        <Text>{t(`factor.ask.${factor}`)}</Text>
        <FailureNotice error={sending.error} />
        <Button onClick={() => sending.mutate()} loading={sending.isPending}>
          {t('factor.send')}
        </Button>
      </Stack>
    )
  }
  const isWrong = typeOf(checking.error) === 'user_invalid_token'
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t(`factor.type.${factor}`)}</Text>
        <FailureNotice error={sending.error ?? (isWrong ? undefined : checking.error)} />
        <CodeField
          label={t(factor === 'recoveryCode' ? 'factor.recoveryCode' : 'code')}
          letters={factor === 'recoveryCode'}
          value={code}
          onChange={setCode}
          error={isWrong ? t('wrongCode') : undefined}
        />
        <Button type="submit" loading={checking.isPending} fullWidth>
          {t('factor.submit')}
        </Button>
        {sends && <Resend onResend={sending.mutateAsync} busy={sending.isPending} />}
      </Stack>
    </form>
  )
}
