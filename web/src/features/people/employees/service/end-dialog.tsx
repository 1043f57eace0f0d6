import { Checkbox, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import type { Employees } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inputId } from '@/fields/input-id'
import { today } from '@/i18n/format'
import { PastDays } from '@/platform/day/past-days'
import { toast } from '@/ui/toast'
import { HandoverList } from './handover'

/** What a departure may be. */
const KINDS = ['end', 'interruption'] as const

/** Somebody leaves for good, or for a time: from which day, why, and what rests on them. */
export default function EndDialog({ row, onClose }: { row: Employees; onClose: () => void }) {
  const { t } = useTranslation('employees')
  const { label, title = label, text, done } = useActMeta('employees', 'employees.endService')
  const { data: handover } = useQuery(readingQuery('employees.handover', { id: row.$id }))
  const [disables, setDisables] = useState(false)
  const offers = handover?.mayDisable && handover.accounts > 0
  return (
    <ActionDialog
      title={title}
      text={text}
      action={t('service.end.action')}
      destructive
      size="lg"
      collection="careerSteps"
      fields={['kind', 'on', 'ground', 'position', 'decisionRef', 'decisionDate', 'fileId', 'outOfOrderReason']}
      slots={{
        kind: ({ field, value, onChange, error }) => (
          <Select
            id={inputId(field.name)}
            label={field.label}
            data={(field.words ?? [])
              .filter((word) => KINDS.some((kind) => kind === word.value))
              .map((word) => ({ ...word }))}
            value={value as string}
            onChange={onChange}
            error={error}
            allowDeselect={false}
            required
          />
        ),
      }}
      initial={{ kind: 'end', on: today() }}
      isVisible={(field, values) => {
        if (field === 'ground') return values.kind === 'end'
        if (field === 'position') return values.kind === 'interruption'
        return field !== 'outOfOrderReason' || String(values.on ?? '') < today()
      }}
      footer={(values) => (
        <>
          <PastDays employee={row.$id} from={values.on} />
          {handover && <HandoverList handover={handover} />}
          {offers && String(values.on ?? '') <= today() && (
            <Checkbox
              label={t('service.end.disable')}
              checked={disables}
              onChange={(event) => setDisables(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      run={({ kind, on, ...said }) =>
        act('employees.endService', {
          employeeId: row.$id,
          kind: kind ?? 'end',
          on: on ?? today(),
          ...said,
          disableAccount: disables && (on ?? '').slice(0, 10) <= today(),
        })
      }
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
