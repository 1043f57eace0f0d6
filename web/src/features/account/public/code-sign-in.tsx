import { Stack } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntering } from '../entering'
import { PublicFrame } from '../public-frame'
import { AskCode, type Asked } from './ask-code'
import { BackLink } from './back-link'
import { Message } from './outcome'
import { TypeCode } from './type-code'

/** Signing in with six digits or a link, sent to an address or a telephone. */
export function CodeSignIn({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation('entry')
  const enter = useEntering()
  const [asked, setAsked] = useState<Asked>()
  return (
    <PublicFrame title={t('byCode.title')} hint={asked ? undefined : t('byCode.hint')}>
      {!asked && <AskCode remembered={remembered} onAsked={setAsked} />}
      {asked?.way === 'link' && <Message Icon={IconMailCheck}>{t('byCode.linkSent', { to: asked.to })}</Message>}
      {asked && asked.way !== 'link' && (
        <Stack>
          <TypeCode asked={asked} onAsked={setAsked} onSignedIn={() => enter(remembered)} />
        </Stack>
      )}
      <BackLink />
    </PublicFrame>
  )
}
