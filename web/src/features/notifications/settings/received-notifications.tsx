import { Button, Card, SegmentedControl } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countsQuery } from '@/api/notification-counts'
import { NotificationList } from '../notification-list'
import { useNotificationActions } from '../use-notification-actions'
import styles from './notification-settings.module.css'

/** Everything that one was told. */
export function ReceivedNotifications({ isUnread }: { isUnread: boolean }) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const unread = useQuery(countsQuery).data?.unread ?? 0
  const { readAll, busy } = useNotificationActions()
  const choose = (show: string) => {
    const search = show === 'unread' ? { tab: 'received', show } : { tab: 'received' }
    void navigate({ to: '.', search, replace: true })
  }
  return (
    <Card withBorder padding={0} className={styles.card}>
      <div className={styles.bar}>
        <SegmentedControl
          size="sm"
          aria-label={t('list.show')}
          value={isUnread ? 'unread' : 'all'}
          onChange={choose}
          data={[
            { value: 'all', label: t('list.all') },
            { value: 'unread', label: t('list.onlyUnread') },
          ]}
        />
        <Button
          size="xs"
          variant="default"
          loading={busy}
          disabled={unread === 0}
          leftSection={<IconChecks size={16} aria-hidden="true" />}
          onClick={readAll}
        >
          {t('list.readAll')}
        </Button>
      </div>
      <NotificationList shown={isUnread ? 'unread' : 'all'} whole />
    </Card>
  )
}
