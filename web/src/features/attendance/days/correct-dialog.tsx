import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Pointages } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { formatDay } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

/** What a day is taken for, beside what was derived; the reason is kept. */
export default function CorrectDialog({ row, onClose }: { row: Pointages; onClose: () => void }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  return (
    <ActionDialog
      title={t('correct.title', { day: formatDay(row.date, language) })}
      text={t('correct.text')}
      action={t('correct.action')}
      collection="pointageCorrections"
      fields={['firstIn', 'lastOut', 'dayKind', 'reason', 'fileId']}
      initial={{ firstIn: row.firstIn, lastOut: row.lastOut }}
      touches={['pointages', 'pointageCorrections']}
      run={({ firstIn, lastOut, dayKind, reason, fileId }) => {
        const said = { firstIn, lastOut, dayKind, reason: reason ?? '', fileId }
        return act('pointages.correct', { employeeId: row.employeeId, date: row.date, ...said })
      }}
      onDone={() => {
        toast.done(t('correct.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
