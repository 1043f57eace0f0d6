import { Input, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { PlateInput } from '../plate/plate-input'
import { isCode, readThirdParty, THIRD_PARTY, withFact } from './third-party'

/** The other party, fact by fact. */
export default function ThirdPartyField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of a fieldset would repeat the frame of the group
    <div role="group" aria-label={field.label}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {THIRD_PARTY.map((key) => {
          const input = {
            label: t(`thirdParty.${key}`),
            value: facts[key] ?? '',
            onChange: (fact: string) => onChange(withFact(value, key, fact)),
          }
          if (key === 'plate') return <PlateInput key={key} {...input} />
          return (
            <TextInput
              key={key}
              {...input}
              dir={isCode(key) ? 'ltr' : 'auto'}
              maxLength={255}
              onChange={(event) => input.onChange(event.currentTarget.value)}
            />
          )
        })}
      </SimpleGrid>
      {error && (
        <Input.Error role="alert" mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
