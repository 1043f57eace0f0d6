import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf } from '@/api/errors'
import { ONCE } from '@/api/query'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { CopyIconButton } from '@/ui/copy'
import { confirmAuthenticator, startAuthenticator } from '../mfa'
import styles from './authenticator-setup.module.css'
import { CodeField } from './code-field'
import { typedCode } from './digits'

const QrCode = lazy(() => import('@/ui/qr-code'))

interface AuthenticatorSetupProps {
  onDone: () => Promise<unknown> | unknown
  onCancel: () => void
}

/** Scan, or type the secret; then prove with a first code that the authenticator works. */
export function AuthenticatorSetup({ onDone, onCancel }: AuthenticatorSetupProps) {
  const { t } = useTranslation('proof')
  const started = useQuery({
    queryKey: ['authenticator'],
    queryFn: startAuthenticator,
    gcTime: 0,
    ...ONCE,
    meta: { ...ONCE.meta, deaf: 'makes a secret' },
  })
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useAction({
    mutationFn: confirmAuthenticator,
    onSuccess: onDone,
    onError: handledHere,
  })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (typedCode(code)) mutate(typedCode(code))
  }
  const isWrong = typeOf(error) === 'user_invalid_token'
  if (started.isError) return <FailureNotice error={started.error} />
  return (
    <form onSubmit={confirm} noValidate>
      <Stack>
        <Text size="sm">{t('authenticator.scan')}</Text>
        <div className={styles.square}>
          <Suspense fallback={<Skeleton width={200} height={200} />}>
            {started.data ? (
              <QrCode text={started.data.uri} label={t('authenticator.qr')} />
            ) : (
              <Skeleton width={200} height={200} />
            )}
          </Suspense>
        </div>
        <div>
          <Text size="sm" c="dimmed">
            {t('authenticator.orType')}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <code className={`${styles.secret} ltr breaks`}>{started.data?.secret ?? '…'}</code>
            <CopyIconButton value={started.data?.secret ?? ''} label={t('authenticator.copy')} />
          </Group>
        </div>
        {!isWrong && <FailureNotice error={error} />}
        <CodeField
          label={t('authenticator.code')}
          description={t('authenticator.codeHint')}
          value={code}
          onChange={setCode}
          error={isWrong ? t('wrongCode') : undefined}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('authenticator.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
