import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { fetchPage } from '@/api/documents'
import { typeOf } from '@/api/errors'
import { titleOf } from '@/api/titles'
import type { FormAddition } from '@/engine/collection-screen/definition'
import { useConfirm } from '@/ui/confirm'
import { useLanguage } from '@/ui/use-language'

/** A known CIN under another name: the clerk looks at the card and says that it is the same person, or corrects the CIN. */
export function usePersonDiffers(): FormAddition<'employees'> {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const ask = useConfirm()
  return {
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
