import { act } from '@/api/actions'
import type { Pointages } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'

/** What a day is taken for, beside what was derived; the reason is kept. */
export default function CorrectDialog({ row, onClose }: { row: Pointages; onClose: () => void }) {
  const { label, title = label, text, done } = useActMeta('pointages', 'pointages.correct')
  return (
    <ActionDialog
      title={title}
      text={text}
      action={label}
      collection="pointageCorrections"
      fields={['firstIn', 'lastOut', 'dayKind', 'reason', 'fileId']}
      initial={{ firstIn: row.firstIn, lastOut: row.lastOut }}
      run={({ firstIn, lastOut, dayKind, reason, fileId }) => {
        const said = { firstIn, lastOut, dayKind, reason: reason ?? '', fileId }
        return act('pointages.correct', { employeeId: row.employeeId, date: row.date, ...said })
      }}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
