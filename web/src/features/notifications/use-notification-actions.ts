import { useTranslation } from 'react-i18next'
import { acknowledge, markAllRead, markRead } from '@/api/notifications'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** What one can do with notifications; what is refused is said. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications')
  const { act, ask, busy } = useAction({ run: (run: () => Promise<void>) => run().then(() => true) })
  return {
    busy,
    read: (id: string) => act(() => markRead(id)),
    readAll: async () => {
      if (await ask(markAllRead)) toast.done(t('list.allRead'))
    },
    acknowledge: (id: string) => act(() => acknowledge(id)),
  }
}
