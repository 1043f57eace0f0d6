import { useTranslation } from 'react-i18next'
import { type ActionInput, act } from '@/api/actions'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

interface TakeOptions {
  done?: () => void
  failed?: () => void
}

/** Takes one row of the law; taken twice it is taken once. */
export function useTake({ done, failed }: TakeOptions = {}) {
  const { t } = useTranslation('leave')
  return useAction({
    mutationFn: (given: ActionInput<'leaveTypes.takeLaw'>) => act('leaveTypes.takeLaw', given),
    onSuccess: () => {
      toast.done(t('law.done'))
      done?.()
    },
    ...(failed && { onError: failed }),
  })
}
