import { useTranslation } from 'react-i18next'
import { useInvalidateCollection } from '@/api/hooks'
import { issueEmployeeLetter } from '@/api/papers'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { LetterDialog } from '@/platform/paper/letter-dialog'
import { useLanguage } from '@/ui/use-language'

/** A letter about an employee. */
export default function EmployeeLetter({ row, onClose }: { row: Employees; onClose: () => void }) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const invalidate = useInvalidateCollection()
  return (
    <LetterDialog
      title={t('letter.title', { name: titleOf(row, language) })}
      about={row.$id}
      issue={async (mode, words) => {
        const issued = await issueEmployeeLetter(row.$id, mode, words)
        await invalidate('authenticDocuments')
        return issued
      }}
      onClose={onClose}
    />
  )
}
