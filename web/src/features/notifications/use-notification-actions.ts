import { useTranslation } from 'react-i18next'
import { acknowledge, markAllRead, markRead } from '@/api/notifications'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** What one can do with notifications; what is refused is said. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications')
  const { mutate, mutateAsync, isPending } = useAction({
    mutationFn: (run: () => Promise<void>) => run().then(() => true),
  })
  return {
    busy: isPending,
    read: (id: string) => mutate(() => markRead(id)),
    readAll: async () => {
      if (await mutateAsync(markAllRead)) toast.done(t('list.allRead'))
    },
    acknowledge: (id: string) => mutate(() => acknowledge(id)),
  }
}
