import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconLinkOff, IconMailCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal, isSignedOut, typeOf } from '@/api/errors'
import { ONCE } from '@/api/query'
import { sessionQuery } from '@/api/session'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { AnchorLink, ButtonLink } from '@/ui/links'
import { sendVerification, verifyEmail } from '../auth-flows'
import { PublicFrame } from '../public-frame'
import { BackLink } from './back-link'
import { Message } from './outcome'

interface VerifyEmailProps {
  userId: string
  secret: string
}

/** Proves the address, or offers another message. The link works once: it is sent off once, however often this is drawn. */
export function VerifyEmail({ userId, secret }: VerifyEmailProps) {
  const { t } = useTranslation('entry')
  const queryClient = useQueryClient()
  const proof = useQuery({
    queryKey: ['verify', userId, secret],
    queryFn: async () => {
      await verifyEmail(userId, secret)
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return true
    },
    enabled: userId !== '' && secret !== '',
    gcTime: Number.POSITIVE_INFINITY,
    ...ONCE,
    meta: { ...ONCE.meta, deaf: 'uses its link up' },
  })
  if (proof.isSuccess) {
    return (
      <PublicFrame title={t('verify.doneTitle')}>
        <Message Icon={IconCircleCheck}>{t('verify.done')}</Message>
        <ButtonLink to="/" fullWidth mt="lg">
          {t('verify.go')}
        </ButtonLink>
      </PublicFrame>
    )
  }
  if (proof.isLoading) {
    return (
      <PublicFrame title={t('verify.title')}>
        <Skeleton height={72} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t('verify.title')}>
      <Stack>
        {proof.isError && !isRefusal(proof.error) ? (
          <>
            <FailureNotice error={proof.error} />
            <Button onClick={() => proof.refetch()}>{t('retry', { ns: 'common' })}</Button>
          </>
        ) : (
          <>
            <Message Icon={IconLinkOff}>{t('verify.dead')}</Message>
            <AnotherMessage />
          </>
        )}
      </Stack>
      <BackLink />
    </PublicFrame>
  )
}

/** Whoever is signed in may ask for another; others have to sign in first, for it concerns their own address. */
function AnotherMessage() {
  const { t } = useTranslation('entry')
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: sendVerification,
    onSuccess: () => setSent(true),
    onError: handledHere,
  })
  if (isSent) return <Message Icon={IconMailCheck}>{t('verify.sent')}</Message>
  if (isSignedOut(error)) {
    return (
      <Text>
        {t('verify.signInFirst')}{' '}
        <AnchorLink underline="always" to="/sign-in-2">
          {t('verify.signIn')}
        </AnchorLink>
      </Text>
    )
  }
  if (typeOf(error) === 'user_email_already_verified') {
    return <Message Icon={IconCircleCheck}>{t('verify.already')}</Message>
  }
  return (
    <>
      <FailureNotice error={error} />
      <Button onClick={() => mutate()} loading={isPending} fullWidth>
        {t('verify.another')}
      </Button>
    </>
  )
}
