import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { answerChallenge, challenge, type Factor } from '@/api/mfa'
import { CodeField } from './code-field'
import { typedCode } from './digits'
import { Resend } from './resend'
import { Failed } from './trouble'
import { useSending } from './use-sending'

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
  const sending = useSending()
  const checking = useSending()
  const start = () => sending.send(async () => setStarted(await challenge(factor)))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = typedCode(code)
    if (!typed) return
    const isRight = await checking.send(async () => {
      // What is sent stays good for a few tries; the other factors are asked anew each time.
      await answerChallenge(sends && started ? started : await challenge(factor), typed)
    })
    if (isRight) await onDone()
  }

  if (sends && !started) {
    return (
      <Stack>
        <Text>{t(`factor.ask.${factor}`)}</Text>
        <Failed error={sending.error} />
        <Button onClick={start} loading={sending.busy}>
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
        <Failed error={sending.error ?? (isWrong ? undefined : checking.error)} />
        <CodeField
          label={t(factor === 'recoveryCode' ? 'factor.recoveryCode' : 'code')}
          letters={factor === 'recoveryCode'}
          value={code}
          onChange={setCode}
          error={isWrong ? t('wrongCode') : undefined}
        />
        <Button type="submit" loading={checking.busy} fullWidth>
          {t('factor.submit')}
        </Button>
        {sends && <Resend onResend={start} busy={sending.busy} />}
      </Stack>
    </form>
  )
}
