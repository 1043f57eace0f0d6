import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Warnings } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { toast } from '@/ui/toast'
import { letterName } from './cells'

interface WarningDialogProps {
  row: Warnings
  onClose: () => void
}

/** What a letter touches: the absence of its day names it, and its papers follow it. */
const TOUCHED: readonly CollectionId[] = ['warnings', 'absences', 'authenticDocuments']

/** The words of an act on a letter, and what is done after it. */
function useDialog(
  act: 'sign' | 'acknowledge' | 'dispute' | 'uphold' | 'cancel',
  { row, onClose }: WarningDialogProps,
) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  return {
    collection: 'warnings' as const,
    touches: TOUCHED,
    title: t(`acts.${act}.title`, { name: letterName(row, meta) }),
    text: t(`acts.${act}.text`),
    action: t(`acts.${act}.action`),
    onDone: () => {
      toast.done(t(`acts.${act}.done`))
      onClose()
    },
    onClose,
  }
}

/** A warning that its signatory signed on paper: the scan goes with it, and the letter takes its number. */
export function SignDialog(props: WarningDialogProps) {
  const dialog = useDialog('sign', props)
  return (
    <ActionDialog
      {...dialog}
      fields={['signedScanId']}
      required={['signedScanId']}
      run={({ signedScanId }) => act('warnings.signByHand', { id: props.row.$id, fileId: signedScanId ?? '' })}
    />
  )
}

export function AcknowledgeDialog(props: WarningDialogProps) {
  const dialog = useDialog('acknowledge', props)
  return <ActionDialog {...dialog} fields={[]} run={() => act('warnings.acknowledge', { id: props.row.$id })} />
}

/** The reply of whom it is about, with a file. */
export function DisputeDialog(props: WarningDialogProps) {
  const { row } = props
  const dialog = useDialog('dispute', props)
  const files = useFormFiles('warnings', `${row.$id}/reply`)
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        {...dialog}
        size="lg"
        fields={['response', 'replyFileId']}
        required={['response']}
        run={async ({ response, replyFileId: fileId }) => {
          files.settle(await act('warnings.dispute', { id: row.$id, response: response ?? '', fileId }))
        }}
      />
    </FormFilesPlace>
  )
}

/** Upheld with a reason, which the next letter and the statement of deductions say too. */
export function UpholdDialog(props: WarningDialogProps) {
  const dialog = useDialog('uphold', props)
  return (
    <ActionDialog
      {...dialog}
      fields={['decision']}
      required={['decision']}
      run={({ decision }) => act('warnings.decide', { id: props.row.$id, decision: 'upheld', reason: decision ?? '' })}
    />
  )
}

/** Cancelled, or taken back after it was upheld: the number stays, with the reason. */
export function CancelDialog(props: WarningDialogProps) {
  const dialog = useDialog('cancel', props)
  return (
    <ActionDialog
      {...dialog}
      destructive
      fields={['cancelledReason']}
      required={['cancelledReason']}
      run={({ cancelledReason }) => act('warnings.cancel', { id: props.row.$id, reason: cancelledReason ?? '' })}
    />
  )
}
