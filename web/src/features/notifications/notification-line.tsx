import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMailOpened } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { type Notification, needsAcknowledgement } from '@/api/notifications'
import { opens } from '@/api/rights'
import { formatInstant } from '@/i18n/format'
import { formatHour } from '@/i18n/near'
import { linkTo, pathOf } from '@/paths/address'
import { ownPath } from '@/paths/own-path'
import { useLanguage } from '@/ui/use-language'
import { iconOf } from './icon-of'
import { useNotificationTexts } from './notification-texts'
import styles from './notifications.module.css'
import { useNotificationActions } from './use-notification-actions'

interface LineProps {
  row: Notification
  /** With its day, where the group does not say it. */
  dated?: boolean
  onOpen?: (() => void) | undefined
}

/** One notification: opening its subject marks it read; what asks for one's word has a button for it. */
export function NotificationLine({ row, dated, onOpen }: LineProps) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const { read, acknowledge, busy } = useNotificationActions()
  const { title, body } = useNotificationTexts(row)
  const isUnread = !row.readAt
  const Icon = iconOf(row)
  const open = () => {
    if (isUnread) void read(row.$id)
    onOpen?.()
  }
  return (
    <li className={styles.line} data-unread={isUnread || undefined}>
      <Subject link={row.link} onOpen={open}>
        <span className={styles.icon}>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {isUnread && <VisuallyHidden> ({t('list.unread')})</VisuallyHidden>}
          </span>
          {body && <span className={styles.body}>{body}</span>}
          <Text component="span" size="xs" c="dimmed" className="tabular">
            {dated ? formatInstant(row.$createdAt, language) : formatHour(row.$createdAt, language)}
          </Text>
        </span>
      </Subject>
      {needsAcknowledgement(row) ? (
        <Button
          size="xs"
          loading={busy}
          className={styles.word}
          leftSection={<IconCheck size={15} aria-hidden="true" />}
          onClick={() => acknowledge(row.$id)}
        >
          {t('list.acknowledge')}
        </Button>
      ) : (
        isUnread && (
          <ActionIcon
            variant="subtle"
            color="gray"
            className={styles.read}
            loading={busy}
            aria-label={t('list.readNamed', { title })}
            title={t('list.readOne')}
            onClick={() => read(row.$id)}
          >
            <IconMailOpened size={17} />
          </ActionIcon>
        )
      )}
    </li>
  )
}

function Subject({ link, onOpen, children }: { link: string | null; onOpen: () => void; children: ReactNode }) {
  const rights = useRights()
  // A path of this app alone: what another wrote into it leads nowhere else. Some are told of what they may not open.
  const path = ownPath(link)
  if (!path || !opens(rights, pathOf(path))) return <div className={styles.subject}>{children}</div>
  return (
    <Link {...linkTo(path)} className={styles.subject} onClick={onOpen}>
      {children}
    </Link>
  )
}
