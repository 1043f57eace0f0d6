import { useTranslation } from 'react-i18next'
import type { NotificationWishes } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { saveNotificationSettings } from '@/api/notification-settings'
import { toast } from '@/ui/toast'

/** Keeps one change at once, and says how it went. */
export function useSave() {
  const { t } = useTranslation('notifications')
  return (change: Partial<NotificationWishes>) =>
    saveNotificationSettings(change).then(
      () => toast.done(t('saved')),
      (error: unknown) => toast.failed(messageOf(error), t('refused')),
    )
}
