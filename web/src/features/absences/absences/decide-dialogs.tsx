import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Absences } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'

interface DecideProps {
  ids: readonly string[]
  decision: 'accepted' | 'refused'
  onDone?: () => void
  onClose: () => void
}

/** What is decided of a justification; a refusal states its reasons. */
export function DecideDialog({ ids, decision, onDone, onClose }: DecideProps) {
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
        onDone?.()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface OneProps {
  row: Absences
  onClose: () => void
}

export function AcceptDialog({ row, onClose }: OneProps) {
  return <DecideDialog ids={[row.$id]} decision="accepted" onClose={onClose} />
}

export function RefuseDialog({ row, onClose }: OneProps) {
  return <DecideDialog ids={[row.$id]} decision="refused" onClose={onClose} />
}
