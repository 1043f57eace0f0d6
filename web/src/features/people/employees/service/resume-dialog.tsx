import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Employees } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { today } from '@/i18n/format'
import { PastDays } from '@/platform/day/past-days'
import { toast } from '@/ui/toast'

/** Somebody is back in service from a day on. */
export default function ResumeDialog({ row, onClose }: { row: Employees; onClose: () => void }) {
  const { t } = useTranslation('employees')
  const { label, title = label, text, done } = useActMeta('employees', 'employees.resumeService')
  return (
    <ActionDialog
      title={title}
      text={text}
      action={t('service.resume.action')}
      collection="careerSteps"
      fields={['on', 'decisionRef', 'decisionDate', 'fileId', 'outOfOrderReason']}
      initial={{ on: today() }}
      isVisible={(field, values) => field !== 'outOfOrderReason' || String(values.on ?? '') < today()}
      footer={(values) => <PastDays employee={row.$id} from={values.on} />}
      run={({ on, ...said }) => act('employees.resumeService', { employeeId: row.$id, on: on ?? today(), ...said })}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
