import { Button, Group, Stack } from '@mantine/core'
import type { Models } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setEmail } from '@/api/account'
import { sendVerification } from '@/api/proof'
import { useSignInOptions } from '@/api/sign-in-options'
import { isAddress } from '@/parts/proof/digits'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { ChangeWithPassword } from './change-with-password'
import { Section } from './section'

export function Email({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const isProven = account.emailVerification
  return (
    <Section
      title={t('email.title')}
      hint={t('email.hint')}
      state={<StatusBadge tone={isProven ? 'good' : 'warn'}>{t(isProven ? 'proven' : 'unproven')}</StatusBadge>}
    >
      {!isProven && <Prove key={account.email} />}
      <ChangeWithPassword
        label={t('email.label')}
        present={account.email}
        type="email"
        clean={(typed) => typed.trim()}
        isRight={isAddress}
        slip={t('emailInvalid', { ns: 'common' })}
        change={setEmail}
      />
    </Section>
  )
}

function Prove() {
  const { t } = useTranslation('account')
  const { mail, known } = useSignInOptions()
  const [isSent, setSent] = useState(false)
  const { busy, error, send } = useSending()
  if (known && !mail) return <Notice tone="warn">{t('email.noMail')}</Notice>
  if (isSent) return <Notice tone="info">{t('email.sent')}</Notice>
  return (
    <Stack gap="xs">
      <Failed error={error} />
      <Group>
        <Button variant="light" loading={busy} onClick={async () => setSent(await send(sendVerification))}>
          {t('email.send')}
        </Button>
      </Group>
    </Stack>
  )
}
