import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Maintenances } from '@/api/schema.gen'
import { linkTo, recordAddress } from '@/parts/record-address'
import { RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { GarageField } from './garage-field'
import { PartsField } from './parts/parts-field'
import { PARTS_SHOWN } from './parts/parts-words'
import { GROUPS } from './spec'
import { isOver } from './state'

const LIST = '/park-maintenance'
const page = (id: string) => recordAddress('maintenances', id) ?? LIST
/** Of work that is over only what did not cost anything may still be set right. */
const LASTING = { work: ['kind', 'date', 'garage', 'description'], costs: ['odometer'], next: GROUPS.next } as const

interface MaintenanceFormProps {
  record?: Maintenances
  /** Which car and what kind a new one is for, when the address says. */
  initial?: { carId?: string; kind?: string }
}

export function MaintenanceForm({ record, initial }: MaintenanceFormProps) {
  const { t } = useTranslation('maintenance')
  const navigate = useNavigate()
  const cancel = useCancel(record ? page(record.$id) : LIST)
  const over = record !== undefined && isOver(record)
  const groups = over
    ? (['work', 'costs', 'next'] as const).map((group) => ({ title: t(`groups.${group}`), fields: LASTING[group] }))
    : (['work', 'parts', 'costs', 'next'] as const).map((group) => ({
        title: t(`groups.${group}`),
        fields: GROUPS[group],
        ...(group === 'parts' ? { wide: true as const } : {}),
      }))
  return (
    <>
      <PageHead
        title={t(record ? 'form.editTitle' : 'form.newTitle')}
        hint={t(over ? 'form.finishedHint' : 'form.hint')}
      />
      <RecordForm
        collection="maintenances"
        record={record}
        initial={initial}
        groups={groups}
        slots={{ parts: (props) => <PartsField {...props} />, garage: GarageField }}
        shown={PARTS_SHOWN}
        onSaved={async (saved) => {
          toast.done(t(record ? 'form.saved' : 'form.created'))
          await navigate({ ...linkTo(page(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
