import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { toast } from '@/ui/toast'

interface DecideDialogProps extends ActDialogProps {
  decision: 'accepted' | 'refused'
}

/** What is decided of a justification; a refusal states its reasons. */
export default function DecideDialog({ ids, decision, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('absences')
  return (
    <ActionDialog
      collection="absences"
      title={t(`decide.${decision}.title`, { count: ids.length })}
      text={t(`decide.${decision}.text`)}
      action={t(`decide.${decision}.action`)}
      destructive={decision === 'refused'}
      fields={['decisionReason']}
      required={decision === 'refused' ? ['decisionReason'] : []}
      run={({ decisionReason: reason }) => act('absences.decide', { ids: [...ids], decision, reason })}
      onDone={() => {
        toast.done(t('decide.done', { count: ids.length }))
        onDone()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
