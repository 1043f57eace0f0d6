import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { ReasonDialog } from './reason-dialog'

interface ProvisionalDialogProps {
  row: Recruitments
  onClose: () => void
}

/** The list says why files of the sample had no second look. */
export default function ProvisionalDialog({ row, onClose }: ProvisionalDialogProps) {
  const { t } = useTranslation('exams')
  return (
    <ReasonDialog
      exam={row.$id}
      act="recruitments.publishProvisional"
      collection="examLists"
      field="withoutSecondLook"
      label={t('acts.withoutSecondLook')}
      onClose={onClose}
    />
  )
}
