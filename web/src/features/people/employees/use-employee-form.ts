import { Query } from 'appwrite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPage } from '@/api/documents'
import { typeOf } from '@/api/errors'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import type { FormAddition } from '@/engine/collection-screen/definition'
import { useConfirm } from '@/ui/confirm'
import { useLanguage } from '@/ui/use-language'
import { unlistedSlots } from './unlisted'

/** What the form of a file adds to its fields. A known CIN under another name: the clerk looks at the card and says that it is the same person, or corrects the CIN. */
export function useEmployeeForm(record: Employees | undefined): FormAddition<'employees'> {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const ask = useConfirm()
  // Of a file that stands, whoever leaves or is back does so on a day: by an act of its own.
  const slots = useMemo(() => ({ ...unlistedSlots(record), ...(record && { active: () => null }) }), [record])
  return {
    slots,
    resolveError: async (error, values) => {
      if (typeOf(error) !== 'person_differs') return undefined
      const cin = String(values.CIN ?? '')
      const [person] = (await fetchPage('persons', [Query.equal('CIN', cin), Query.limit(1)])).documents
      if (!person) return undefined
      const same = await ask({
        title: t('differs.title'),
        text: t('differs.text', { cin, name: titleOf(person, language) }),
        action: t('differs.action'),
      })
      return same ? { personId: person.$id } : undefined
    },
  }
}
