import { act } from '@/api/actions'
import type { LeaveRequests } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { toast } from '@/ui/toast'

interface CertificateDialogProps {
  row: LeaveRequests
  onClose: () => void
}

/** A certificate is sent while the dialog is open, and taken back where it is closed without it. */
export default function CertificateDialog({ row, onClose }: CertificateDialogProps) {
  const { label, title = label, text, done } = useActMeta('leaveRequests', 'leaveRequests.attachCertificate')
  const files = useFormFiles('leaveRequests', `${row.$id}/certificate`)
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection="leaveRequests"
        title={title}
        text={text}
        action={label}
        fields={['certificateId']}
        required={['certificateId']}
        run={({ certificateId }) =>
          act('leaveRequests.attachCertificate', { id: row.$id, certificateId: certificateId ?? '' })
        }
        onDone={(made) => {
          files.settle(made)
          toast.done(done)
          onClose()
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}
