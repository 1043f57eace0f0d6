import { act } from '@/api/actions'
import type { Maintenances } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import PartsField from './parts/parts-field'

const TOLD = ['date', 'parts', 'labourCost', 'odometer', 'odometerChecked', 'nextDueDate', 'nextDueOdometer'] as const

interface FinishDialogProps {
  row: Maintenances
  onClose: () => void
}

/** Ends a work order: what was used and paid, what the odometer shows, when the next is due. */
export default function FinishDialog({ row, onClose }: FinishDialogProps) {
  const { label, title = label, text, done } = useActMeta('maintenances', 'maintenances.finish')
  return (
    <ActionDialog
      collection="maintenances"
      title={title}
      text={text}
      action={label}
      size="min(840px, 96vw)"
      fields={TOLD}
      slots={{ parts: (props) => <PartsField {...props} /> }}
      initial={{ ...row, date: today() }}
      run={(told) => act('maintenances.finish', { id: row.$id, parts: [], ...told })}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
