import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { LetterDialog } from '@/platform/paper/letter-dialog'
import { useLanguage } from '@/ui/use-language'

/** A letter about an employee. */
export default function EmployeeLetter({ row, onClose }: { row: Employees; onClose: () => void }) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  return (
    <LetterDialog
      title={t('letter.title', { name: titleOf(row, language) })}
      about={row.$id}
      issue={(mode, words) => act('employees.letter', { employeeId: row.$id, language: mode, ...words })}
      onClose={onClose}
    />
  )
}
