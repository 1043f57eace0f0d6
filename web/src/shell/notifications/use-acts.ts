import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { acknowledge, markAllRead, markRead } from '@/api/notifications'
import { toast } from '@/ui/toast'

/** What one can do with notifications; what is refused is said. */
export function useActs() {
  const { t } = useTranslation('notifications')
  const [busy, setBusy] = useState(false)
  const act = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
      return true
    } catch (error) {
      toast.failed(messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    read: (id: string) => act(() => markRead(id)),
    readAll: async () => {
      if (await act(markAllRead)) toast.done(t('list.allRead'))
    },
    acknowledge: (id: string) => act(() => acknowledge(id)),
  }
}
