import { act } from '@/api/actions'
import type { Warnings } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { selectOf } from './word-select'

/** Whoever reads a letter in the portal says so there. */
const handedHow = selectOf((word) => word !== 'portal')

/** A letter that reached its addressee outside the portal: its term runs from that day. */
export default function HandoverDialog({ row, onClose }: { row: Warnings; onClose: () => void }) {
  const { label, title = label, text, done } = useActMeta('warnings', 'warnings.handOver')
  return (
    <ActionDialog
      collection="warnings"
      title={title}
      text={text}
      action={label}
      fields={['handedOn', 'handedHow', 'receiptFileId']}
      required={['handedOn', 'handedHow']}
      initial={{ handedOn: today(), handedHow: 'in_person' }}
      slots={{ handedHow }}
      run={({ handedOn, handedHow: how, receiptFileId: fileId }) =>
        act('warnings.handOver', { id: row.$id, on: handedOn ?? today(), how: how ?? 'in_person', fileId })
      }
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
