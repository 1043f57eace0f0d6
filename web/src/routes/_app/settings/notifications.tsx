import { createFileRoute } from '@tanstack/react-router'
import { metaQuery } from '@/api/hooks'
import { NotificationsPage } from '@/features/notifications/settings/notifications-page'
import { type NotificationTab, TABS } from '@/features/notifications/settings/tabs'
import { language, loadTexts } from '@/i18n'
import { tabPlaces } from '@/paths/place'

interface NotificationsSearch {
  tab?: NotificationTab
  show?: 'unread'
}

export const Route = createFileRoute('/_app/settings/notifications')({
  staticData: { crumb: 'crumbs.notifications', places: tabPlaces('notifications:', TABS) },
  validateSearch: (raw: Record<string, unknown>): NotificationsSearch => ({
    ...(TABS.some((tab) => tab === raw.tab) && { tab: raw.tab as NotificationTab }),
    ...(raw.show === 'unread' && { show: 'unread' }),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadTexts('notifications', 'notices'),
      queryClient.query({ ...metaQuery('outbox', language()), staleTime: 'static' }),
    ]),
  component: NotificationsScreen,
})

function NotificationsScreen() {
  const { tab = 'preferences', show } = Route.useSearch()
  return <NotificationsPage tab={tab} isUnread={show === 'unread'} />
}
