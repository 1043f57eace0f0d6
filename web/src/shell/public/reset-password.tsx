import { Anchor, Button, Stack } from '@mantine/core'
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf, typeOf } from '@/api/errors'
import { recover } from '@/api/proof'
import { NewPassword, passwordRefusal, useNewPassword } from '@/parts/proof/new-password'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { PublicFrame } from '../sign-in/public-frame'
import { BackLink } from './back-link'
import { Message } from './message'

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
  const [isDone, setDone] = useState(false)
  const chosen = useNewPassword()
  const { busy, error, send } = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen.check()) setDone(await send(() => recover(userId, secret, chosen.password)))
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
          {!refusal && <Failed error={error} />}
          <NewPassword chosen={chosen} refusal={refusal} />
          <Button type="submit" loading={busy} fullWidth>
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
        <Anchor component={Link} underline="always" to="/forgot-password">
          {t('dead.another')}
        </Anchor>
      </Message>
      <BackLink />
    </PublicFrame>
  )
}
