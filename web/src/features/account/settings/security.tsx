import type { Models } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/i18n/format'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { ChangePassword } from '../proof/change-password'
import { SecondFactor } from './second-factor'

export function Security({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const since = account.passwordUpdate
    ? t('changePassword.since', { date: formatInstant(account.passwordUpdate, language) })
    : undefined
  return (
    <>
      <Section title={t('changePassword.title')} hint={since}>
        <ChangePassword
          personal={[account.name, account.email.split('@')[0] ?? '']}
          onDone={() => toast.done(t('changePassword.done'))}
        />
      </Section>
      <SecondFactor account={account} />
    </>
  )
}
