import { Button, Stack } from '@mantine/core'
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf, typeOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { AnchorLink } from '@/ui/links'
import { recover } from '../auth-flows'
import { NewPassword, passwordRefusal, useNewPassword } from '../proof/new-password'
import { PublicFrame } from '../public-frame'
import { BackLink } from './back-link'
import { Message } from './outcome'

interface ResetPasswordProps {
  userId: string
  secret: string
}

/** A link that was used, is too old, or was never ours: all three read alike. */
function isDead(error: unknown): boolean {
  return typeOf(error) === 'user_invalid_token' || statusOf(error) === 404
}

export function ResetPassword({ userId, secret }: ResetPasswordProps) {
  const { t } = useTranslation('entry')
  const chosen = useNewPassword()
  const [isDone, setDone] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => recover(userId, secret, chosen.password),
    onSuccess: () => setDone(true),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.check()) mutate()
  }
  if (isDone) {
    return (
      <PublicFrame title={t('reset.doneTitle')}>
        <Message Icon={IconCircleCheck}>{t('reset.done')}</Message>
        <BackLink />
      </PublicFrame>
    )
  }
  if (!userId || !secret || isDead(error)) return <DeadLink />
  const refusal = passwordRefusal(error)
  return (
    <PublicFrame title={t('reset.title')} hint={t('reset.hint')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {!refusal && <FailureNotice error={error} />}
          <NewPassword chosen={chosen} refusal={refusal} />
          <Button type="submit" loading={isPending} fullWidth>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
      <BackLink />
    </PublicFrame>
  )
}

function DeadLink() {
  const { t } = useTranslation('entry')
  return (
    <PublicFrame title={t('dead.title')}>
      <Message Icon={IconLinkOff}>
        {t('dead.text')}{' '}
        <AnchorLink underline="always" to="/forgot-password">
          {t('dead.another')}
        </AnchorLink>
      </Message>
      <BackLink />
    </PublicFrame>
  )
}
