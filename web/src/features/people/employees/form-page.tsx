import { useNavigate } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPage } from '@/api/documents'
import { typeOf } from '@/api/errors'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { photoSlot } from '@/parts/photo-field/photo-slot'
import { RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import type { FormValues } from '@/parts/record-form/values'
import { useConfirm } from '@/ui/confirm'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { employeeAddress, employeeName } from './columns'
import { employeeGroups } from './groups'

/** The form of a person: a new one, or the one given. */
export function EmployeeForm({ record }: { record?: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const navigate = useNavigate()
  const cancel = useCancel(record ? employeeAddress(record) : '/rh-managements')
  const settle = usePersonDiffers()
  const name = record?.fullNameFr ?? ''
  const slots = useMemo(() => ({ photoId: photoSlot(name) }), [name])
  const title = record ? t('form.editTitle', { name: employeeName(record, language) }) : t('form.newTitle')
  return (
    <>
      <PageHead title={title} hint={t('form.newHint')} />
      <RecordForm
        collection="employees"
        record={record}
        groups={employeeGroups(t)}
        settle={settle}
        slots={slots}
        onSaved={async (saved) => {
          toast.done(t(record ? 'form.saved' : 'form.created'))
          await navigate({ to: employeeAddress(saved), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}

/** A known CIN under another name: the clerk looks at the card and says that it is the same person, or corrects the CIN. */
function usePersonDiffers() {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const ask = useConfirm()
  return async (error: unknown, values: FormValues): Promise<Record<string, unknown> | undefined> => {
    if (typeOf(error) !== 'person_differs') return undefined
    const cin = String(values.CIN ?? '')
    const [person] = (await fetchPage('persons', [Query.equal('CIN', cin), Query.limit(1)])).documents
    if (!person) return undefined
    const name = titleOf(person, language)
    const same = await ask({
      title: t('differs.title'),
      text: t('differs.text', { cin, name }),
      action: t('differs.action'),
    })
    return same ? { personId: person.$id } : undefined
  }
}
