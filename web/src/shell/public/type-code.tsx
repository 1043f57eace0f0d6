import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { signInWith } from '@/api/session'
import { CodeField } from '@/parts/proof/code-field'
import { typedCode } from '@/parts/proof/digits'
import { Resend } from '@/parts/proof/resend'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { CheckLine } from '@/ui/check-line'
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
  const checking = useSending()
  const sending = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = typedCode(code)
    if (typed && (await checking.send(() => signInWith(asked.userId, typed, shared)))) await onSignedIn()
  }
  const resend = () =>
    sending.send(async () => {
      checking.clear()
      onAsked({ ...asked, userId: (await ask(asked.way, asked.to)).userId })
    })
  const isWrong = typeOf(checking.error) === 'user_invalid_token'
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('entry:byCode.codeSent', { to: asked.to })}</Text>
        <Failed error={sending.error ?? (isWrong ? undefined : checking.error)} />
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
        <Button type="submit" loading={checking.busy} fullWidth>
          {t('common:signIn.submit')}
        </Button>
        <Resend onResend={resend} busy={sending.busy} />
      </Stack>
    </form>
  )
}
