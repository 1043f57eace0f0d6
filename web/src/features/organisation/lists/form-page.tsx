import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { linkTo, recordAddress } from '@/parts/record-address'
import { RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import type { ReferenceList } from './reference-list'
import { listAddress } from './tab'

interface FormPageProps<C extends CollectionId> {
  of: ReferenceList<C>
  record?: Collections[C]
}

/** The form of a unit, a day or a schedule: a new one, or the one given. */
export function FormPage<C extends CollectionId>({ of, record }: FormPageProps<C>) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const navigate = useNavigate()
  const collection = of.spec.collection
  const page = (id: string) => recordAddress(collection, id) ?? listAddress(of.tab)
  const cancel = useCancel(record ? page(record.$id) : listAddress(of.tab))
  const title = record ? t('editTitle', { name: titleOf(record, language) }) : t(`new.${of.tab}`)
  return (
    <>
      <PageHead title={title} hint={t('formHint')} />
      <RecordForm
        collection={collection}
        record={record}
        groups={of.groups.map((group) => ({ title: t(`groups.${group.title}`), fields: group.fields }))}
        slots={of.slots}
        onSaved={async (saved) => {
          toast.done(t(record ? 'saved' : 'created', { name: titleOf(saved, language) }))
          await navigate({ ...linkTo(page(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}

export function EditPage<C extends CollectionId>({ of, id }: { of: ReferenceList<C>; id: string }) {
  const { data } = useSuspenseQuery(oneQuery(of.spec.collection, id))
  return <FormPage of={of} record={data as Collections[C]} />
}
