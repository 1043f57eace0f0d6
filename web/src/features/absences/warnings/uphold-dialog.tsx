import { act } from '@/api/actions'
import type { Warnings } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'

/** Upheld with a reason, which the next letter and the statement of deductions say too; what is cancelled is another act. */
export default function UpholdDialog({ row, onClose }: { row: Warnings; onClose: () => void }) {
  const { label, title = label, text, done } = useActMeta('warnings', 'warnings.decide')
  return (
    <ActionDialog
      collection="warnings"
      title={title}
      text={text}
      action={label}
      fields={['decision']}
      required={['decision']}
      run={({ decision: reason }) => act('warnings.decide', { id: row.$id, decision: 'upheld', reason: reason ?? '' })}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
