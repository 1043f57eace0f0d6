import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals } from '@/api/errors'
import type { Cars, PlateKind } from '@/api/schema.gen'
import { photoSlot } from '@/parts/photo-field/photo-slot'
import { linkTo } from '@/parts/record-address'
import { FieldInput } from '@/parts/record-form/field-input'
import { type FormGroup, RecordForm, type Slot } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import type { FormValues } from '@/parts/record-form/values'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { carAddress } from './address'
import { makeOf, plateOf } from './columns'
import { isOfKind } from './plate/plate'
import { PlatePreview } from './plate/plate-preview'
import { GROUPS, type GroupName } from './spec'

interface CarFormProps {
  record?: Cars
  /** The number after the last, for a new one. */
  next?: number
}

/** A whole plate may be typed into the number. */
const plateSlot: Slot = (props) => <FieldInput {...props} field={{ ...props.field, form: 'plate' }} />

/** The form of a car: a new one, or the one given. */
export function CarForm({ record, next }: CarFormProps) {
  const { t } = useTranslation('cars')
  const navigate = useNavigate()
  const cancel = useCancel(record ? carAddress(record.$id) : '/cars-management')
  const initials = record ? makeOf(record) : ''
  const slots = useMemo(() => ({ photoId: photoSlot(initials), registrationNumber: plateSlot }), [initials])
  const initial = useMemo(() => (next === undefined ? undefined : { num: next }), [next])
  const groups = (Object.keys(GROUPS) as GroupName[]).map(
    (name): FormGroup<'cars'> => ({
      title: t(`groups.${name}`),
      fields: GROUPS[name],
      foot: name === 'plate' ? (values) => <PlatePreview values={values} /> : undefined,
    }),
  )
  return (
    <>
      <PageHead
        title={record ? t('form.editTitle', { plate: plateOf(record) }) : t('form.newTitle')}
        hint={t('form.hint')}
      />
      <RecordForm
        collection="cars"
        record={record}
        initial={initial}
        groups={groups}
        slots={slots}
        applies={(field, values) => isOfKind(field, (values.plateKind as PlateKind | null) || null)}
        settle={async (error, values) => takenMeanwhile(error, values, next)}
        onSaved={async (saved) => {
          toast.done(t(record ? 'form.saved' : 'form.created', { plate: plateOf(saved) }))
          await navigate({ ...linkTo(carAddress(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}

/** The number that was offered has gone to another car since: the server gives the one after it. */
function takenMeanwhile(error: unknown, values: FormValues, offered: number | undefined) {
  const isTaken = fieldRefusals(error).some(({ field }) => field === 'num')
  return isTaken && offered !== undefined && values.num === offered ? { num: null } : undefined
}
