import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { toast } from '@/ui/toast'

/** Why somebody was absent, on one day or several, with what proves it. */
export default function JustifyDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('absences')
  const { text } = useActMeta('absences', 'absences.justify')
  const files = useFormFiles('absences', ids.join('.'))
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection="absences"
        title={t('justify.title', { count: ids.length })}
        text={text}
        action={t('justify.action')}
        size="lg"
        fields={['reason', 'explanation', 'fileId', 'medicalFileId']}
        required={['reason']}
        // A certificate is kept apart, for it tells of somebody's health.
        isVisible={(field, { reason }) => {
          if (field === 'medicalFileId') return reason === 'sick'
          return field !== 'fileId' || reason !== 'sick'
        }}
        run={async ({ reason, explanation, fileId, medicalFileId }) => {
          const isSick = reason === 'sick'
          const proof = isSick ? { medicalFileId } : { fileId }
          // Without a reason the form is not sent.
          const answer = await act('absences.justify', {
            ids: [...ids],
            reason: reason ?? 'unknown',
            explanation,
            ...proof,
          })
          for (const one of answer.absences) files.settle(one)
        }}
        onDone={() => {
          toast.done(t('justify.done', { count: ids.length }))
          onDone()
          onClose()
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}
