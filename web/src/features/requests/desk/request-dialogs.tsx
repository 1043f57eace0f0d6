import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { DocumentRequests } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'

interface RequestProps {
  row: DocumentRequests
  onClose: () => void
}

/** Refused with a reason, which whoever asked reads. */
export function RejectDialog({ row, onClose }: RequestProps) {
  const { t } = useTranslation('requests')
  return (
    <ActionDialog
      collection="documentRequests"
      title={t('reject.title')}
      text={t('reject.text')}
      action={t('reject.action')}
      destructive
      fields={['rejectionReason']}
      required={['rejectionReason']}
      run={({ rejectionReason }) => act('documentRequests.reject', { id: row.$id, reason: rejectionReason ?? '' })}
      onDone={() => {
        toast.done(t('reject.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** The text of a paper without a form of its own, in the languages of the paper. */
export function EditDialog({ row, onClose }: RequestProps) {
  const { t } = useTranslation('requests')
  const french = row.language === 'ar' ? [] : (['freeText'] as const)
  const arabic = row.language === 'fr' ? [] : (['freeTextAr'] as const)
  const fields = [...french, ...arabic]
  return (
    <ActionDialog
      collection="documentRequests"
      title={t('edit.title')}
      text={t('edit.text', { reason: row.reason ?? '' })}
      action={t('edit.save')}
      size="xl"
      fields={fields}
      required={fields}
      initial={row}
      run={({ freeText, freeTextAr }) => act('documentRequests.edit', { id: row.$id, freeText, freeTextAr })}
      onDone={() => {
        toast.done(t('edit.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** To whom it was handed over; one without an electronic signature was signed by hand. */
export function DeliverDialog({ row, onClose }: RequestProps) {
  const { t } = useTranslation('requests')
  const isSigned = row.step === 'signed'
  const [isByHand, setByHand] = useState(false)
  return (
    <ActionDialog
      collection="documentRequests"
      title={t('deliver.title')}
      text={t('deliver.text', { count: row.copies ?? 1 })}
      action={t('deliver.action')}
      fields={['deliveredTo']}
      footer={() =>
        !isSigned && (
          <Checkbox
            label={t('deliver.byHand')}
            checked={isByHand}
            onChange={(event) => setByHand(event.currentTarget.checked)}
          />
        )
      }
      run={({ deliveredTo }) =>
        act('documentRequests.deliver', { id: row.$id, deliveredTo, signedByHand: !isSigned && isByHand })
      }
      onDone={() => {
        toast.done(t('deliver.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
