import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { SubmittedDocumentRequest } from '@/api/actions.gen'
import type { DocumentRequests } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

/** What is asked for, in which language, how often and what for. */
export default function SubmitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  return (
    <ActionDialog
      collection="documentRequests"
      title={t('submit.title')}
      text={t('submit.text')}
      action={t('submit.action')}
      fields={['type', 'language', 'copies', 'reason']}
      required={['type', 'language']}
      initial={{ language: language === 'ar' ? 'ar' : 'fr', copies: 1 }}
      run={({ type, language: written, copies, reason }) =>
        act('documentRequests.submit', { type, language: written, copies, reason }) as Promise<
          DocumentRequests & SubmittedDocumentRequest
        >
      }
      onDone={({ receiptNumber, repeats }) => {
        const done = t('submit.done', { number: receiptNumber })
        toast.done(repeats ? `${done} ${t('submit.repeats', { number: repeats })}` : done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
