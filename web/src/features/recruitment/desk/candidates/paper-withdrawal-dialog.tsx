import { useTranslation } from 'react-i18next'
import type { Candidates } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { candidates } from '../acts'

interface PaperWithdrawalDialogProps {
  row: Candidates
  onClose: () => void
}

/** A withdrawal that a candidate handed in on paper. */
export default function PaperWithdrawalDialog({ row, onClose }: PaperWithdrawalDialogProps) {
  const { t } = useTranslation('candidates')
  return (
    <ActionDialog<'candidates', Candidates>
      collection="candidates"
      title={t('withdrawal.title')}
      text={t('withdrawal.text')}
      action={t('withdrawal.action')}
      destructive
      fields={['receivedOn']}
      required={['receivedOn']}
      initial={{ receivedOn: today() }}
      run={({ receivedOn }) => candidates.withdraw(row.$id, receivedOn ?? today())}
      onDone={() => {
        toast.done(t('withdrawal.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
