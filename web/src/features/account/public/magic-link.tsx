import { Button, Stack } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf, typeOf } from '@/api/errors'
import { signInWith } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { CheckLine } from '@/ui/check-line'
import { AnchorLink } from '@/ui/links'
import { useEntering } from '../entering'
import { PublicFrame } from '../public-frame'
import { BackLink } from './back-link'
import { Message } from './outcome'

interface MagicLinkProps {
  userId: string
  secret: string
  remembered: string | undefined
}

/**
 * Signs in with a mailed link, at a touch: a mail server that opens links would use it up, and nobody should be signed
 * in to another's account by opening an address.
 */
export function MagicLink({ userId, secret, remembered }: MagicLinkProps) {
  const { t } = useTranslation('entry')
  const enter = useEntering()
  const [shared, setShared] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => signInWith(userId, secret, shared),
    onSuccess: () => enter(remembered),
    onError: handledHere,
  })
  const isDead = !userId || !secret || typeOf(error) === 'user_invalid_token' || statusOf(error) === 404
  return (
    <PublicFrame title={t(isDead ? 'dead.title' : 'magic.title')} hint={isDead ? undefined : t('magic.hint')}>
      {isDead ? (
        <Message Icon={IconLinkOff}>
          {t('magic.dead')}{' '}
          <AnchorLink underline="always" to="/sign-in-2" search={{ to: remembered, step: 'code' }}>
            {t('dead.another')}
          </AnchorLink>
        </Message>
      ) : (
        <Stack>
          <FailureNotice error={error} />
          <CheckLine
            label={t('signIn.shared', { ns: 'common' })}
            hint={t('signIn.sharedHint', { ns: 'common' })}
            checked={shared}
            onChange={setShared}
          />
          <Button onClick={() => mutate()} loading={isPending} fullWidth>
            {t('signIn.submit', { ns: 'common' })}
          </Button>
        </Stack>
      )}
      <BackLink />
    </PublicFrame>
  )
}
