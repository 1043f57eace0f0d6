import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpareParts } from '@/api/schema.gen'
import { linkTo, recordAddress } from '@/parts/record-address'
import { RecordForm, type Slot } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { WordInput } from '@/parts/word-input'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { GROUP_NAMES, GROUPS } from './spec'

/** A category in use, or a new one. */
const CategoryField: Slot = (props) => <WordInput {...props} report="sparePartsByCategory" />
const LIST = '/park-inventaire'
const page = (id: string) => recordAddress('spareParts', id) ?? LIST

export function PartForm({ record }: { record?: SpareParts }) {
  const { t } = useTranslation('spare-parts')
  const navigate = useNavigate()
  const cancel = useCancel(record ? page(record.$id) : LIST)
  const title = record ? t('form.editTitle', { name: record.partName }) : t('form.newTitle')
  return (
    <>
      <PageHead title={title} hint={t('form.hint')} />
      <RecordForm
        collection="spareParts"
        record={record}
        slots={{ category: CategoryField }}
        groups={GROUP_NAMES.map((group) => ({ title: t(`groups.${group}`), fields: GROUPS[group] }))}
        onSaved={async (saved) => {
          toast.done(t(record ? 'form.saved' : 'form.created', { name: saved.partName }))
          await navigate({ ...linkTo(page(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
