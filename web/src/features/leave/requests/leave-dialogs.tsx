import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { CollectionId, LeaveRequests } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'

interface LeaveDialogProps {
  row: LeaveRequests
  onClose: () => void
}

const TOUCHES: readonly CollectionId[] = ['leaveRequests', 'leaveRecords', 'approvals']

const dayOf = (value: string | null | undefined) => value?.slice(0, 10) ?? ''

/** Days that have begun are not given back; the rest goes the same way as the request. */
export function CancelDialog({ row, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('leave')
  const hasBegun = dayOf(row.startDate) <= today()
  return (
    <ActionDialog
      collection="leaveRequests"
      title={t('cancel.title')}
      text={t('cancel.text')}
      action={t('acts.cancel')}
      destructive
      fields={hasBegun ? ['cancelFrom', 'cancelReason'] : ['cancelReason']}
      required={['cancelReason']}
      touches={TOUCHES}
      run={({ cancelFrom, cancelReason }) =>
        act('leaveRequests.cancel', {
          id: row.$id,
          reason: cancelReason ?? '',
          ...(cancelFrom && { from: dayOf(cancelFrom) }),
        })
      }
      onDone={() => {
        toast.done(t('cancel.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Somebody is back: later than planned, the days between are days of absence. */
export function ResumeDialog({ row, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('leave')
  return (
    <ActionDialog
      collection="leaveRequests"
      title={t('resume.title')}
      text={t('resume.text')}
      action={t('acts.resume')}
      fields={['resumedOn', 'resumedHalf', 'resumedReason']}
      required={['resumedOn']}
      isVisible={(field, { resumedOn }) => field !== 'resumedReason' || dayOf(resumedOn as string) < today()}
      initial={{ resumedOn: today() }}
      touches={[...TOUCHES, 'absences']}
      run={({ resumedOn, resumedHalf, resumedReason }): Promise<{ lateDays: number }> =>
        act('leaveRequests.resume', {
          id: row.$id,
          resumedOn: dayOf(resumedOn),
          resumedHalf: resumedHalf === true,
          ...(resumedReason && { reason: resumedReason }),
        })
      }
      onDone={({ lateDays }) => {
        toast.done(lateDays > 0 ? t('resume.late', { count: lateDays }) : t('resume.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** A certificate is read by the person and human resources alone. */
export function CertificateDialog({ row, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('leave')
  const files = useFormFiles('leaveRequests', `${row.$id}/certificate`)
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection="leaveRequests"
        title={t('attach.title')}
        text={t('attach.text')}
        action={t('acts.attach')}
        fields={['certificateId']}
        required={['certificateId']}
        run={async ({ certificateId }) => {
          const made = await act('leaveRequests.attachCertificate', {
            id: row.$id,
            certificateId: certificateId ?? '',
          })
          files.settle(made as LeaveRequests)
        }}
        onDone={() => {
          toast.done(t('attach.done'))
          onClose()
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}

/** What a doctor of the administration found. */
export function VisitDialog({ row, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('leave')
  return (
    <ActionDialog
      collection="leaveRequests"
      title={t('visit.title')}
      text={t('visit.text')}
      action={t('acts.visit')}
      fields={['visitOn', 'visit', 'visitNote']}
      required={['visitOn', 'visit']}
      initial={{ visitOn: today() }}
      run={({ visitOn, visit, visitNote }) =>
        // Without a finding the form is not sent.
        act('leaveRequests.recordVisit', {
          id: row.$id,
          visitOn: dayOf(visitOn),
          visit: visit ?? 'confirmed',
          ...(visitNote && { visitNote }),
        })
      }
      onDone={() => {
        toast.done(t('visit.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
