import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { signInWith } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { CheckLine } from '@/ui/check-line'
import { CodeField } from '../proof/code-field'
import { typedCode } from '../proof/digits'
import { Resend } from '../proof/resend'
import { type Asked, ask } from './ask-code'

interface TypeCodeProps {
  asked: Asked
  onAsked: (asked: Asked) => void
  onSignedIn: () => Promise<void>
}

/** The digits that were sent; another message brings others, and the former no longer count. */
export function TypeCode({ asked, onAsked, onSignedIn }: TypeCodeProps) {
  const { t } = useTranslation(['entry', 'proof', 'common'])
  const [code, setCode] = useState('')
  const [shared, setShared] = useState(false)
  const checking = useAction({
    mutationFn: (typed: string) => signInWith(asked.userId, typed, shared),
    onSuccess: onSignedIn,
    onError: handledHere,
  })
  const sending = useAction({
    mutationFn: () => {
      checking.reset()
      return ask(asked.way, asked.to)
    },
    onSuccess: ({ userId }) => onAsked({ ...asked, userId }),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedCode(code)) checking.mutate(typedCode(code))
  }
  const isWrong = typeOf(checking.error) === 'user_invalid_token'
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('entry:byCode.codeSent', { to: asked.to })}</Text>
        <FailureNotice error={sending.error ?? (isWrong ? undefined : checking.error)} />
        <CodeField
          label={t('proof:code')}
          value={code}
          onChange={setCode}
          error={isWrong ? t('proof:wrongCode') : undefined}
        />
        <CheckLine
          label={t('common:signIn.shared')}
          hint={t('common:signIn.sharedHint')}
          checked={shared}
          onChange={setShared}
        />
        <Button type="submit" loading={checking.isPending} fullWidth>
          {t('common:signIn.submit')}
        </Button>
        <Resend onResend={sending.mutateAsync} busy={sending.isPending} />
      </Stack>
    </form>
  )
}
