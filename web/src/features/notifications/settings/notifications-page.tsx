import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TabBar } from '@/engine/tab-bar'
import { PageHead } from '@/ui/page-head'
import { Preferences } from './preferences'
import { ReceivedNotifications } from './received-notifications'
import { SentMessages } from './sent-messages'
import { type NotificationTab, TABS } from './tabs'

interface NotificationsPageProps {
  tab: NotificationTab
  /** Of what was received, what is not read yet. */
  isUnread: boolean
}

/** Of what one is told and how; everything that one was told; what one's own acts sent to others. */
export function NotificationsPage({ tab, isUnread }: NotificationsPageProps) {
  const { t } = useTranslation('notifications')
  const sections: Record<NotificationTab, ReactNode> = {
    preferences: <Preferences />,
    received: <ReceivedNotifications isUnread={isUnread} />,
    sent: <SentMessages />,
  }
  return (
    <div style={{ maxWidth: 860 }}>
      <PageHead title={t('title')} hint={t('hint')} />
      <TabBar label={t('title')} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} value={tab} />
      {sections[tab]}
    </div>
  )
}
