import { Button, Title } from '@mantine/core'
import { IconChecks, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countsQuery } from '@/api/notification-counts'
import { AnchorLink } from '@/ui/links'
import { NotificationList } from './notification-list'
import styles from './panel.module.css'
import { useNotificationActions } from './use-notification-actions'

interface PanelProps {
  /** What closes it, where it covers the whole screen. */
  closing?: ReactNode
  onClose: () => void
}

/** What waits for one's word, then what happened, day by day. */
export default function Panel({ closing, onClose }: PanelProps) {
  const { t } = useTranslation('notifications')
  const unread = useQuery(countsQuery).data?.unread ?? 0
  const { readAll, busy } = useNotificationActions()
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        {unread > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={busy}
            leftSection={<IconChecks size={16} aria-hidden="true" />}
            onClick={readAll}
          >
            {t('list.readAll')}
          </Button>
        )}
        {closing}
      </div>
      <div className={styles.scroll}>
        <NotificationList shown="all" onOpen={onClose} />
      </div>
      <div className={styles.foot}>
        <AnchorLink to="/settings/notifications" search={{ tab: 'received' }} size="sm" fw={600} onClick={onClose}>
          {t('list.seeAll')}
        </AnchorLink>
        <AnchorLink to="/settings/notifications" size="sm" onClick={onClose} className={styles.settings}>
          <IconSettings size={16} aria-hidden="true" />
          {t('list.settings')}
        </AnchorLink>
      </div>
    </div>
  )
}
