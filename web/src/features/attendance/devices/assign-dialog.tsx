import { useNavigate } from '@tanstack/react-router'
import { act } from '@/api/actions'
import type { UnknownCodes } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'

/** Whose code it is: the file of the employee bears it from now on, and the punches that wait are theirs. */
export default function AssignDialog({ row, onClose }: { row: UnknownCodes; onClose: () => void }) {
  const { label, title = label, text, done } = useActMeta('unknownCodes', 'unknownCodes.assign')
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={title}
      text={text}
      action={label}
      collection="pointageCorrections"
      fields={['employeeId']}
      run={({ employeeId = '' }) => act('unknownCodes.assign', { id: row.$id, employeeId })}
      onDone={() => {
        toast.done(done)
        onClose()
        // A code that has somebody is unknown no more.
        void navigate({ to: '/pointage/devices', search: { tab: 'codes' } })
      }}
      onClose={onClose}
    />
  )
}
