import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { ReasonDialog } from '../exams/reason-dialog'

interface RankDialogProps {
  row: Recruitments
  onClose: () => void
}

/** The ranking is computed anew from the marks; one after another says why. */
export default function RankDialog({ row, onClose }: RankDialogProps) {
  const { t } = useTranslation('exam-marking')
  return (
    <ReasonDialog
      exam={row.$id}
      act="recruitments.rank"
      collection="rankingRuns"
      field="reason"
      label={t('rank.reason')}
      onClose={onClose}
    />
  )
}
