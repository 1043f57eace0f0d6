import { useTranslation } from 'react-i18next'
import type { Missions } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'
import { missionNumber } from './cells'
import { cancelMission } from './mission-actions'

/** A cancelled order keeps its number and its reason, and does not come back. */
export default function CancelDialog({ row, onClose }: { row: Missions; onClose: () => void }) {
  const { t } = useTranslation('missions')
  return (
    <ActionDialog
      title={t('cancel.title', { number: missionNumber(row) })}
      text={t('cancel.text')}
      action={t('acts.cancel')}
      destructive
      collection="missions"
      fields={['cancelledReason']}
      required={['cancelledReason']}
      run={({ cancelledReason }) => cancelMission(row.$id, cancelledReason ?? '')}
      onDone={() => {
        toast.done(t('cancel.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
