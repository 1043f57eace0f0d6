import { useTranslation } from 'react-i18next'
import { useRefresh } from '@/api/hooks'
import { finishMaintenance } from '@/api/maintenance'
import type { Maintenances } from '@/api/schema.gen'
import { ActDialog } from '@/parts/act-dialog/act-dialog'
import { toast } from '@/ui/toast'
import PartsField from './parts/parts-field'

const TOLD = ['parts', 'labourCost', 'odometer', 'nextDueDate', 'nextDueOdometer'] as const

interface FinishDialogProps {
  row: Maintenances
  onClose: () => void
}

/** Ends a work order: what was used and paid, what the odometer shows, when the next is due. */
export default function FinishDialog({ row, onClose }: FinishDialogProps) {
  const { t } = useTranslation('maintenance')
  const refresh = useRefresh()
  const run = async (told: Record<string, unknown>) => {
    try {
      return await finishMaintenance(row.$id, { parts: [], ...told })
    } finally {
      // Also after a refusal: somebody else may have taken what the list still counts on.
      await Promise.all((['spareParts', 'spareMovements', 'cars'] as const).map(refresh))
    }
  }
  return (
    <ActDialog
      collection="maintenances"
      title={t('finish.title')}
      text={t('finish.text')}
      action={t('finish.action')}
      size="min(840px, 96vw)"
      fields={TOLD}
      slots={{ parts: (props) => <PartsField {...props} /> }}
      initial={row}
      run={run}
      onDone={() => {
        toast.done(t('finish.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
