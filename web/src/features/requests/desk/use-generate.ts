import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Issued } from '@/api/papers'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** A paper as its request is answered: whether it was there already. */
interface GeneratedPaper extends Issued {
  repeats: boolean
}

/** Has the paper of a request made, and says under which number. */
export function useGenerate() {
  const { t } = useTranslation('requests')
  return useAction({
    run: (id: string): Promise<GeneratedPaper> => act('documentRequests.generate', { id }),
    touches: 'documentRequests',
    done: ({ refNumber, repeats }) => toast.done(t(repeats ? 'generate.same' : 'generate.done', { number: refNumber })),
  })
}
