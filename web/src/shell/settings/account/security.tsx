import type { Models } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/i18n/format'
import { ChangePassword } from '@/parts/proof/change-password'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { SecondFactor } from './second-factor'
import { Section } from './section'

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
