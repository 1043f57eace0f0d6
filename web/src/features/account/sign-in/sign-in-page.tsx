import { Group, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Due } from '@/api/errors'
import { useSignInOptions } from '@/api/sign-in-options'
import { ErrorNotice } from '@/engine/error-notice'
import { AnchorLink } from '@/ui/links'
import { useEntering } from '../entering'
import { PublicFrame } from '../public-frame'
import type { Returned } from '../returned'
import { SignInSteps } from './sign-in-steps'

const OtherWays = lazy(() => import('./other-ways'))

interface SignInProps {
  remembered: string | undefined
  /** What the session that there is still has to do. */
  due?: Due | undefined
  /** Why a provider or the server sent the person back here. */
  returned?: Returned | undefined
}

const TITLES = { factor: 'signIn.factor', password: 'signIn.ownPassword' } as const
const HINTS = { factor: 'signIn.factorHint', password: 'signIn.ownPasswordHint' } as const

export function SignIn({ remembered, due: first, returned }: SignInProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const enter = useEntering()
  const options = useSignInOptions()
  const [due, setDue] = useState(first)
  const leave = () => router.navigate({ to: '/sign-in-2', search: { to: remembered }, replace: true })
  const isMore = options.mail || options.sms || options.providers.length > 0
  return (
    <PublicFrame title={t(due ? TITLES[due] : 'signIn.title')} hint={t(due ? HINTS[due] : 'signIn.hint')}>
      {returned && !due && <ErrorNotice>{t(`signIn.returned.${returned}`)}</ErrorNotice>}
      <SignInSteps due={first} onEntered={() => enter(remembered)} onLeave={leave} onDue={setDue} />
      {!due && options.signUp && (
        <Group gap={6} mt="lg">
          <Text size="sm">{t('signIn.noAccount')}</Text>
          <AnchorLink to="/sign-up" size="sm">
            {t('signIn.signUp')}
          </AnchorLink>
        </Group>
      )}
      {/* Last: it is fetched, and what stands above it does not move under the pointer. */}
      {!due && isMore && (
        <Suspense>
          <OtherWays options={options} remembered={remembered} />
        </Suspense>
      )}
    </PublicFrame>
  )
}
