import { Anchor, Button, Stack } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf, typeOf } from '@/api/errors'
import { signInWith } from '@/api/session'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { CheckLine } from '@/ui/check-line'
import { useEntering } from '../sign-in/entering'
import { PublicFrame } from '../sign-in/public-frame'
import { BackLink } from './back-link'
import { Message } from './message'

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
  const { busy, error, send } = useSending()
  const isDead = !userId || !secret || typeOf(error) === 'user_invalid_token' || statusOf(error) === 404
  const signIn = async () => {
    if (await send(() => signInWith(userId, secret, shared))) await enter(remembered)
  }
  return (
    <PublicFrame title={t(isDead ? 'dead.title' : 'magic.title')} hint={isDead ? undefined : t('magic.hint')}>
      {isDead ? (
        <Message Icon={IconLinkOff}>
          {t('magic.dead')}{' '}
          <Anchor
            component={Link}
            underline="always"
            to="/sign-in-2"
            search={{ to: remembered, step: 'code' } as never}
          >
            {t('dead.another')}
          </Anchor>
        </Message>
      ) : (
        <Stack>
          <Failed error={error} />
          <CheckLine
            label={t('signIn.shared', { ns: 'common' })}
            hint={t('signIn.sharedHint', { ns: 'common' })}
            checked={shared}
            onChange={setShared}
          />
          <Button onClick={signIn} loading={busy} fullWidth>
            {t('signIn.submit', { ns: 'common' })}
          </Button>
        </Stack>
      )}
      <BackLink />
    </PublicFrame>
  )
}
