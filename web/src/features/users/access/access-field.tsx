import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/parts/record-form/field-input'
import { inputId } from '@/parts/record-form/input-id'
import { accessChoices } from './access'

/** What a user may open directly, whatever the roles say. */
export function AccessField({ field, value, onChange, onBlur, error }: FieldInputProps) {
  const { t } = useTranslation(['users', 'shell'])
  const held = Array.isArray(value) ? value : []
  return (
    <MultiSelect
      id={inputId(field.name)}
      label={field.label}
      description={t('users:access.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={accessChoices(held, t)}
      value={held}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      searchable
      hidePickedOptions
    />
  )
}
