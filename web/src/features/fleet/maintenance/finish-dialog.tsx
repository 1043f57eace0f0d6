import { useTranslation } from 'react-i18next'
import type { Maintenances } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { finishMaintenance } from './maintenance-actions'
import PartsField from './parts/parts-field'

const TOLD = ['date', 'parts', 'labourCost', 'odometer', 'odometerChecked', 'nextDueDate', 'nextDueOdometer'] as const
const TOUCHED = ['maintenances', 'spareParts', 'spareMovements', 'cars'] as const

interface FinishDialogProps {
  row: Maintenances
  onClose: () => void
}

/** Ends a work order: what was used and paid, what the odometer shows, when the next is due. */
export default function FinishDialog({ row, onClose }: FinishDialogProps) {
  const { t } = useTranslation('maintenance')
  return (
    <ActionDialog
      collection="maintenances"
      title={t('finish.title')}
      text={t('finish.text')}
      action={t('finish.action')}
      size="min(840px, 96vw)"
      fields={TOLD}
      slots={{ parts: (props) => <PartsField {...props} /> }}
      initial={{ ...row, date: today() }}
      run={(told) => finishMaintenance(row.$id, { parts: [], ...told })}
      touches={TOUCHED}
      onDone={() => {
        toast.done(t('finish.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
