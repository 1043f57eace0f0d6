import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { leaveTypesQuery, typesInForce } from '@/api/leave-types'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { inLanguage } from '@/i18n/names'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

interface CorrectDialogProps {
  employee: string
  onClose: () => void
}

/** Days that are added to the ledger or, below zero, taken away, with the reason: what stands there stays. */
export default function CorrectDialog({ employee, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('leave')
  const { label, title = label, text, done } = useActMeta('employees', 'leaveRecords.correct')
  return (
    <ActionDialog
      collection="leaveRecords"
      title={title}
      text={text}
      action={t('correct.action')}
      fields={['type', 'days', 'reason']}
      required={['type', 'days', 'reason']}
      slots={{ type: (props) => <BalanceTypeField {...props} /> }}
      run={({ type = '', days, reason }) =>
        act('leaveRecords.correct', { employeeId: employee, type, days: days ?? 0, reason: reason ?? '' })
      }
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** The types of which there is a balance. */
function BalanceTypeField({ field, value, onChange, error }: FieldInputProps) {
  const language = useLanguage()
  const { data = [] } = useQuery(leaveTypesQuery)
  const options = typesInForce(data, language)
    .filter(({ entitlement }) => entitlement !== null)
    .map((type) => ({ value: type.code, label: inLanguage(type.nameFr, type.nameAr, language) }))
  return (
    <Select
      id={inputId(field.name)}
      label={field.label}
      required
      data={options}
      value={(value as string) || null}
      onChange={onChange}
      error={error}
    />
  )
}
