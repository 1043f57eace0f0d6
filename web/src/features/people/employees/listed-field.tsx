import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'

interface ListedFieldProps extends FieldInputProps {
  /** What the file says without having chosen it: it stands beneath, or it would seem lost. */
  typed: string
}

/** A picker of a list of which a file may say something else. */
export default function ListedField({ typed, ...props }: ListedFieldProps) {
  const { t } = useTranslation('employees')
  return (
    <>
      <FieldInput {...props} />
      {!props.value && typed !== '' && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('unlisted', { text: typed })}
        </Text>
      )}
    </>
  )
}
