import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { decideOpenStep } from '@/api/approvals'
import type { ExitPermissions } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { formatDay, today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

interface NewProps {
  onClose: () => void
}
interface SlipProps extends NewProps {
  row: ExitPermissions
}

/** The words of an act, and what is done after it. */
function useDialog(name: 'request' | 'enter' | 'approve' | 'reject', onClose: () => void, day = '') {
  const { t } = useTranslation('attendance')
  return {
    collection: 'exitPermissions' as const,
    title: t(`exits.acts.${name}.title`, { day }),
    text: t(`exits.acts.${name}.text`),
    action: t(`exits.acts.${name}.action`),
    onDone: () => {
      toast.done(t(`exits.acts.${name}.done`))
      onClose()
    },
    onClose,
  }
}

function useDay({ date }: ExitPermissions) {
  return formatDay(date, useLanguage())
}

/** One's own: it waits for an answer. */
export function RequestDialog({ onClose }: NewProps) {
  const dialog = useDialog('request', onClose)
  return (
    <ActionDialog
      {...dialog}
      fields={['date', 'fromTime', 'toTime', 'reason']}
      required={['date', 'fromTime', 'toTime']}
      initial={{ date: today() }}
      run={({ date = '', fromTime = '', toTime = '', reason }) =>
        act('exitPermissions.request', { date: date.slice(0, 10), fromTime, toTime, reason })
      }
    />
  )
}

/** One that was given on paper: approved as it is entered. */
export function EnterDialog({ onClose }: NewProps) {
  const dialog = useDialog('enter', onClose)
  return (
    <ActionDialog
      {...dialog}
      fields={['employeeId', 'date', 'fromTime', 'toTime', 'reason']}
      required={['employeeId', 'date', 'fromTime', 'toTime']}
      initial={{ date: today() }}
      run={({ employeeId = '', date = '', fromTime = '', toTime = '', reason }) =>
        act('exitPermissions.enter', { employeeId, date: date.slice(0, 10), fromTime, toTime, reason })
      }
    />
  )
}

export function ApproveDialog({ row, onClose }: SlipProps) {
  const dialog = useDialog('approve', onClose, useDay(row))
  return <ActionDialog {...dialog} fields={[]} run={() => decideOpenStep('exitPermissions', row.$id, 'approved')} />
}

export function RejectDialog({ row, onClose }: SlipProps) {
  const dialog = useDialog('reject', onClose, useDay(row))
  return (
    <ActionDialog
      {...dialog}
      destructive
      fields={['decisionReason']}
      required={['decisionReason']}
      run={({ decisionReason: reason }) => decideOpenStep('exitPermissions', row.$id, 'rejected', reason ?? undefined)}
    />
  )
}
