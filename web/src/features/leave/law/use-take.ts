import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

interface Taken {
  key: string
  /** From which day on. */
  from?: string
}

interface TakeOptions {
  done?: () => void
  failed?: () => void
}

/** Takes one row of the law; taken twice it is taken once. */
export function useTake({ done, failed }: TakeOptions = {}) {
  const { t } = useTranslation('leave')
  return useAction({
    mutationFn: (given: Taken): Promise<{ taken: boolean }> => act('leaveTypes.takeLaw', given),
    invalidates: ['leaveTypes', 'holidays', 'workSchedules'],
    onSuccess: () => {
      toast.done(t('law.done'))
      done?.()
    },
    ...(failed && { onError: failed }),
  })
}
