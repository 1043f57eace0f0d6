import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconKey, IconShieldCheck } from '@tabler/icons-react'
import type { Models } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '@/engine/error-notice'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { FactorLine } from './factor-line'
import { useSecondFactor } from './use-second-factor'

const EnrolDialog = lazy(() => import('./enrol-dialog'))
const CodesDialog = lazy(() => import('./codes-dialog'))

/** The second proof at sign-in: an authenticator, and codes on paper for the day it is lost. */
export function SecondFactor({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const acts = useSecondFactor()
  const [isEnrolling, setEnrolling] = useState(false)
  const enrolled = async () => {
    setEnrolling(false)
    await acts.enrolled()
  }
  const badge = (
    <StatusBadge tone={account.mfa ? 'good' : 'quiet'}>{t(account.mfa ? 'factor.on' : 'factor.off')}</StatusBadge>
  )
  return (
    <Section title={t('factor.title')} hint={t('factor.hint')} state={badge}>
      <FailureNotice error={acts.error} />
      {acts.factors ? (
        <Factors acts={acts} isOn={account.mfa} onEnrol={() => setEnrolling(true)} />
      ) : (
        !acts.error && <Skeleton height={80} />
      )}
      {acts.dialog}
      <Suspense>
        {isEnrolling && <EnrolDialog onDone={enrolled} onClose={() => setEnrolling(false)} />}
        {acts.codes && <CodesDialog codes={acts.codes} email={account.email} onClose={acts.forget} />}
      </Suspense>
    </Section>
  )
}

interface FactorsProps {
  acts: ReturnType<typeof useSecondFactor>
  isOn: boolean
  onEnrol: () => void
}

function Factors({ acts, isOn, onEnrol }: FactorsProps) {
  const { t } = useTranslation('account')
  const { totp = false, email = false, phone = false, recoveryCode = false } = acts.factors ?? {}
  return (
    <Stack>
      <FactorLine
        Icon={IconShieldCheck}
        title={t('factor.authenticator')}
        text={t(totp ? 'factor.has' : 'factor.hasNot')}
      >
        <Button variant={totp ? 'default' : 'filled'} onClick={totp ? acts.remove : onEnrol}>
          {t(totp ? 'factor.remove' : 'factor.enrol')}
        </Button>
      </FactorLine>
      {totp && (
        <FactorLine Icon={IconKey} title={t('codes.title')} text={t(recoveryCode ? 'codes.has' : 'codes.hasNot')}>
          <Button variant="default" onClick={recoveryCode ? acts.renewCodes : acts.makeCodes}>
            {t(recoveryCode ? 'codes.renew' : 'codes.make')}
          </Button>
        </FactorLine>
      )}
      {(isOn || totp || email || phone) && (
        <Group>
          <Button variant="subtle" {...(isOn && { color: 'red' })} onClick={() => acts.turn(!isOn)}>
            {t(isOn ? 'factor.turnOff' : 'factor.turnOn')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
