import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Assignments } from '@/api/schema.gen'
import { linkTo } from '@/parts/record-address'
import { RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { GROUPS } from './spec'

const page = (id: string) => `/assignments/${encodeURIComponent(id)}`

interface AssignmentFormProps {
  record?: Assignments
  /** Whom and what kind a new one is for, when the address says. */
  initial?: { employeeId?: string; type?: string }
}

export function AssignmentForm({ record, initial }: AssignmentFormProps) {
  const { t } = useTranslation('organisation')
  const navigate = useNavigate()
  const cancel = useCancel(record ? page(record.$id) : '/assignments')
  const groups = (['who', 'place', 'dates', 'notes'] as const).map((group) => ({
    title: t(`assignments.${group}`),
    fields: GROUPS[group],
  }))
  return (
    <>
      <PageHead
        title={t(record ? 'assignments.editTitle' : 'assignments.new')}
        hint={t(record ? 'formHint' : 'assignments.formHint')}
      />
      <RecordForm
        collection="assignments"
        record={record}
        initial={initial}
        groups={groups}
        onSaved={async (saved) => {
          toast.done(t(record ? 'assignments.saved' : 'assignments.created'))
          await navigate({ ...linkTo(page(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
