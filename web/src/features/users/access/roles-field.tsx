import { Query } from 'appwrite'
import { useRights } from '@/api/hooks'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { RecordsPicker } from '@/fields/records-picker'

const GRANTABLE = [Query.equal('grantable', true)]

interface RolesFieldProps extends Pick<FieldInputProps, 'onChange' | 'onBlur' | 'error'> {
  name: string
  label: string
  description?: string | undefined
  value: string[]
}

/** The roles of a user: all of them to choose from for an administrator, those that others may give for anybody else. */
export function RolesField({ name, ...passed }: RolesFieldProps) {
  const { admin } = useRights()
  return <RecordsPicker {...passed} id={inputId(name)} collection="roles" baseQueries={admin ? undefined : GRANTABLE} />
}
