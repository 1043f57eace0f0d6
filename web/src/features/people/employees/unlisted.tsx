import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Employees } from '@/api/schema.gen'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'

/** The lists that a file chooses from, and the texts that stand where it says something that is on no list. */
const TEXTS = { gradeId: 'grade', jobTitleId: 'FONCTION' } as const

type Listed = keyof typeof TEXTS

/** The pickers of grade and function: what the file says without having chosen it stands beneath, or it would seem lost. */
export function unlistedSlots(record: Employees | undefined) {
  const slot = (field: Listed) => (props: FieldInputProps) => (
    <>
      <FieldInput {...props} />
      {!props.value && !record?.[field] && <UnlistedHint text={record?.[TEXTS[field]] ?? ''} />}
    </>
  )
  return { gradeId: slot('gradeId'), jobTitleId: slot('jobTitleId') }
}

function UnlistedHint({ text }: { text: string }) {
  const { t } = useTranslation('employees')
  if (text === '') return null
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {t('unlisted', { text })}
    </Text>
  )
}
