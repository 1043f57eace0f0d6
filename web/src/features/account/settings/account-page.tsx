import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery } from '@/api/session'
import { TabBar } from '@/engine/tab-bar'
import { PageHead } from '@/ui/page-head'
import type { Returned } from '../returned'
import { Devices } from './devices'
import { Identities } from './identities'
import { OwnReads } from './own-reads'
import { Profile } from './profile'
import { Security } from './security'
import { SignInLog } from './sign-in-log'
import { DrawnSignature } from './signature/drawn-signature'
import { type AccountTab, TABS } from './tabs'

interface AccountPageProps {
  tab: AccountTab
  /** Why a provider could not be linked. */
  returned?: Returned | undefined
}

/** What proves who one is: address, telephone, password, second factor, and where one is signed in. */
export function AccountPage({ tab, returned }: AccountPageProps) {
  const { t } = useTranslation('account')
  const account = useSuspenseQuery(sessionQuery).data
  if (!account) return null
  const sections: Record<AccountTab, ReactNode> = {
    profile: <Profile account={account} />,
    security: <Security account={account} />,
    signature: <DrawnSignature />,
    sessions: <Devices />,
    identities: <Identities returned={returned} />,
    log: (
      <>
        <SignInLog />
        <OwnReads />
      </>
    ),
  }
  return (
    <div style={{ maxWidth: 860 }}>
      <PageHead title={t('title')} hint={t('hint')} />
      <TabBar label={t('title')} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} value={tab} />
      {sections[tab]}
    </div>
  )
}
