import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { SearchMultiSelect } from '@/fields/search-select'
import { accessChoices } from './access'
import { mayGiveAccess } from './reach'

/** What a user may open directly, whatever the roles say: of what the reader may give. */
export function AccessField({ field, value, onChange, onBlur, error }: FieldInputProps) {
  const { t } = useTranslation(['users', 'shell'])
  const rights = useRights()
  const held = Array.isArray(value) ? value : []
  return (
    <SearchMultiSelect
      id={inputId(field.name)}
      label={field.label}
      description={t('users:access.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={accessChoices(held, t, (entry) => mayGiveAccess(rights, entry))}
      value={held}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  )
}
