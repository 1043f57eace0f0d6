import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '@/ui/confirm'
import { useLanguage } from '@/ui/use-language'

/** Leaving with unsaved changes asks first, and names them; `onLeave` hears that they were given up. */
export function useLeaveGuard(isDirty: () => boolean, changed: readonly string[], onLeave?: () => void): void {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const ask = useConfirm()
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty()) return false
      const leave = await ask({
        title: t('form.leave.title'),
        text: t('form.leave.text', { fields: changed.join(language === 'ar' ? '، ' : ', ') }),
        action: t('form.leave.action'),
        destructive: true,
      })
      if (leave) onLeave?.()
      return !leave
    },
    enableBeforeUnload: isDirty,
  })
}
