import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { PublicFrame } from '../public-frame'
import { BackLink } from './back-link'
import { Message } from './outcome'
import { SignUpForm } from './sign-up-form'

/** An account of one's own. The answer is the same whether the address had an account already. */
export function SignUp() {
  const { t } = useTranslation('entry')
  const { signUp, mail, known } = useSignInOptions()
  const [email, setEmail] = useState<string>()
  if (email !== undefined) {
    return (
      <PublicFrame title={t('signUp.doneTitle')}>
        <Message Icon={IconMailCheck}>
          {mail ? t('signUp.doneMail', { email }) : t('signUp.doneNoMail')} {t('signUp.waits')}
        </Message>
        <BackLink />
      </PublicFrame>
    )
  }
  if (known && !signUp) {
    return (
      <PublicFrame title={t('signUp.title')} hint={t('signUp.closed')}>
        <BackLink />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={t('signUp.title')} hint={t('signUp.hint')}>
      <SignUpForm onDone={setEmail} />
      <BackLink />
    </PublicFrame>
  )
}
