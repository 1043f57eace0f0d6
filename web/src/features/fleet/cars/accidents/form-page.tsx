import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accidents } from '@/api/schema.gen'
import { linkTo } from '@/parts/record-address'
import { type FormGroup, RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { accidentAddress } from '../address'
import { GROUPS, type GroupName } from './spec'
import { THIRD_PARTY_SHOWN, ThirdPartyField } from './third-party-field'

interface AccidentFormProps {
  record?: Accidents
  /** The car of a new one, when the address says. */
  car?: string
}

const SLOTS = { thirdParty: ThirdPartyField }

/** An accident, as it is reported and as it is studied. */
export function AccidentForm({ record, car }: AccidentFormProps) {
  const { t } = useTranslation('accidents')
  const navigate = useNavigate()
  const cancel = useCancel(record ? accidentAddress(record.$id) : '/cars-management?tab=accidents')
  const initial = useMemo(() => (car ? { carId: car } : undefined), [car])
  const groups = (Object.keys(GROUPS) as GroupName[]).map(
    (name): FormGroup<'accidents'> => ({
      title: t(`groups.${name}`),
      fields: GROUPS[name],
      ...(name === 'thirdParty' && { wide: true }),
    }),
  )
  return (
    <>
      <PageHead title={t(record ? 'form.editTitle' : 'add')} hint={t('form.hint')} />
      <RecordForm
        collection="accidents"
        record={record}
        initial={initial}
        groups={groups}
        slots={SLOTS}
        shown={THIRD_PARTY_SHOWN}
        onSaved={async (saved) => {
          toast.done(t(record ? 'form.saved' : 'form.created'))
          await navigate({ ...linkTo(accidentAddress(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
