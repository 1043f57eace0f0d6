import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { UnknownCodes } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'

interface AssignDialogProps {
  row: UnknownCodes
  onDone: () => void
  onClose: () => void
}

/** Whose code it is: the file of the employee bears it from now on, and the punches that wait are theirs. */
export default function AssignDialog({ row, onDone, onClose }: AssignDialogProps) {
  const { t } = useTranslation('devices')
  return (
    <ActionDialog
      title={t('assign.title', { code: row.emp_code })}
      text={t('assign.text')}
      action={t('assign.action')}
      collection="pointageCorrections"
      fields={['employeeId']}
      touches={['unknownCodes', 'punches', 'employees']}
      run={(data) => act('unknownCodes.assign', { id: row.$id, employeeId: String(data.employeeId ?? '') })}
      onDone={() => {
        toast.done(t('assign.done'))
        onClose()
        onDone()
      }}
      onClose={onClose}
    />
  )
}
