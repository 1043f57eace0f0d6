import { lazy } from 'react'
import type { Employees } from '@/api/schema.gen'
import type { FieldInputProps } from '@/fields/field-input'

const ListedField = lazy(() => import('./listed-field'))

/** The lists that a file chooses from, and the texts that stand where it says something that is on no list. */
const TEXTS = { gradeId: 'grade', jobTitleId: 'FONCTION' } as const

type Listed = keyof typeof TEXTS

/** The pickers of grade and function. */
export function unlistedSlots(record: Employees | undefined) {
  const slot = (field: Listed) => (props: FieldInputProps) => (
    <ListedField {...props} typed={record?.[field] ? '' : (record?.[TEXTS[field]] ?? '')} />
  )
  return { gradeId: slot('gradeId'), jobTitleId: slot('jobTitleId') }
}
