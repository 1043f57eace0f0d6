import { useTranslation } from 'react-i18next'
import type { GeneratedPaper } from '@/api/actions.gen'
import type { DocumentRequests } from '@/api/schema.gen'

/** Says under which number the paper of a request was made, or given again. */
export function useGenerated(): (answer: unknown) => string {
  const { t } = useTranslation('requests')
  return (answer) => {
    const { refNumber, repeats } = answer as GeneratedPaper
    return t(repeats ? 'generate.same' : 'generate.done', { number: refNumber })
  }
}

/** A paper that stands is made again. */
export function useGenerateLabel({ step }: DocumentRequests): string | undefined {
  const { t } = useTranslation('requests')
  return step === 'generated' ? t('generate.again') : undefined
}
