import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconKey, IconShieldCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { demandFactor, factorsQuery, makeRecoveryCodes, removeAuthenticator } from '@/api/mfa'
import { sessionQuery } from '@/api/session'
import { Failed } from '@/parts/proof/trouble'
import { useConfirm } from '@/ui/confirm'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { Section } from './section'
import { useFresh } from './use-fresh'

const EnrolDialog = lazy(() => import('./enrol-dialog'))
const CodesDialog = lazy(() => import('./codes-dialog'))

/** The second proof at sign-in: an authenticator, and codes on paper for the day it is lost. */
export function SecondFactor({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const factors = useQuery(factorsQuery)
  const ask = useConfirm()
  const fresh = useFresh()
  const [isEnrolling, setEnrolling] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { totp = false, recoveryCode = false } = factors.data ?? {}
  const isOn = account.mfa
  const refresh = () =>
    Promise.all(
      [factorsQuery.queryKey, sessionQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )

  const showCodes = (again: boolean) => fresh.run(async () => setCodes(await makeRecoveryCodes(again)), refresh)
  const enrolled = async () => {
    await demandFactor(true)
    setEnrolling(false)
    await refresh()
    toast.done(t('factor.enrolled'))
    if (!recoveryCode) await showCodes(false)
  }
  const remove = async () => {
    const question = { title: t('factor.removeTitle'), text: t('factor.removeText'), action: t('factor.remove') }
    if (!(await ask({ ...question, destructive: true }))) return
    await fresh.run(async () => {
      await removeAuthenticator()
      toast.done(t('factor.removed'))
    }, refresh)
  }
  const renew = async () => {
    const question = { title: t('codes.renewTitle'), text: t('codes.renewText'), action: t('codes.renew') }
    if (await ask({ ...question, destructive: true })) await showCodes(true)
  }
  const turn = (on: boolean) => fresh.run(() => demandFactor(on), refresh)

  const badge = <StatusBadge tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'factor.on' : 'factor.off')}</StatusBadge>
  return (
    <Section title={t('factor.title')} hint={t('factor.hint')} state={badge}>
      <Failed error={fresh.error ?? (factors.isError ? factors.error : undefined)} />
      {factors.isPending ? (
        <Skeleton height={80} />
      ) : (
        <Stack>
          <Line
            Icon={IconShieldCheck}
            title={t('factor.authenticator')}
            text={t(totp ? 'factor.has' : 'factor.hasNot')}
          >
            {totp ? (
              <Button variant="default" onClick={remove}>
                {t('factor.remove')}
              </Button>
            ) : (
              <Button onClick={() => setEnrolling(true)}>{t('factor.enrol')}</Button>
            )}
          </Line>
          {totp && (
            <Line Icon={IconKey} title={t('codes.title')} text={t(recoveryCode ? 'codes.has' : 'codes.hasNot')}>
              <Button variant="default" onClick={() => (recoveryCode ? renew() : showCodes(false))}>
                {t(recoveryCode ? 'codes.renew' : 'codes.make')}
              </Button>
            </Line>
          )}
          {(totp || isOn) && (
            <Group>
              <Button variant="subtle" color={isOn ? 'red' : undefined} onClick={() => turn(!isOn)}>
                {t(isOn ? 'factor.turnOff' : 'factor.turnOn')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      {fresh.dialog}
      <Suspense>
        {isEnrolling && <EnrolDialog onDone={enrolled} onClose={() => setEnrolling(false)} />}
        {codes && <CodesDialog codes={codes} email={account.email} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </Section>
  )
}

interface LineProps {
  Icon: typeof IconKey
  title: string
  text: string
  children: React.ReactNode
}

function Line({ Icon, title, text, children }: LineProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm" wrap="nowrap" flex="1 1 280px" align="flex-start">
        <Icon size={22} aria-hidden="true" style={{ flex: 'none' }} />
        <div>
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
      </Group>
      {children}
    </Group>
  )
}
