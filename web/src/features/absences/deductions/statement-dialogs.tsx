import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { DeductionStatements } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'

interface StatementProps {
  row: DeductionStatements
  onClose: () => void
}

/** A statement that its signatory signed on paper: the scan goes with it. Signed, it does not change any more. */
export function SignDialog({ row, onClose }: StatementProps) {
  const { t } = useTranslation('absences')
  return (
    <ActionDialog
      collection="deductionStatements"
      title={t('deductions.sign.title')}
      text={t('deductions.sign.text')}
      action={t('deductions.sign.action')}
      fields={['signedScanId']}
      required={['signedScanId']}
      run={({ signedScanId }) => act('deductionStatements.signByHand', { id: row.$id, fileId: signedScanId ?? '' })}
      onDone={() => {
        toast.done(t('deductions.sign.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** What a cancelled statement stated is free to be stated again. */
export function CancelDialog({ row, onClose }: StatementProps) {
  const { t } = useTranslation('absences')
  return (
    <ActionDialog
      collection="deductionStatements"
      title={t('deductions.cancel.title')}
      text={t('deductions.cancel.text')}
      action={t('deductions.cancel.action')}
      destructive
      fields={['cancelledReason']}
      required={['cancelledReason']}
      run={({ cancelledReason }) => act('deductionStatements.cancel', { id: row.$id, reason: cancelledReason ?? '' })}
      onDone={() => {
        toast.done(t('deductions.cancel.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
