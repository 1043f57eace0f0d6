import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '@/i18n/format'
import { FieldFrame } from '@/parts/file-field/field-frame'
import type { FieldInputProps } from '@/parts/record-form/field-input'
import { Detail, Details } from '@/ui/details'
import { readThirdParty, THIRD_PARTY, withFact } from './third-party'

/** Phones, plates and numbers of policies are written from left to right. */
const CODES: readonly string[] = ['phone', 'plate', 'policy']

/** The other party, fact by fact. */
export function ThirdPartyField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <FieldFrame field={field} error={error}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {THIRD_PARTY.map((key) => (
          <TextInput
            key={key}
            label={t(`thirdParty.${key}`)}
            dir={CODES.includes(key) ? 'ltr' : 'auto'}
            maxLength={255}
            value={facts[key] ?? ''}
            onChange={(event) => onChange(withFact(value, key, event.currentTarget.value))}
          />
        ))}
      </SimpleGrid>
    </FieldFrame>
  )
}

/** The other party as it is read. */
export function ThirdPartyFacts({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <Details>
      {THIRD_PARTY.map((key) => (
        <Detail key={key} label={t(`thirdParty.${key}`)} ltr={CODES.includes(key)}>
          {key === 'plate' ? formatPlate(facts.plate ?? '') : facts[key]}
        </Detail>
      ))}
    </Details>
  )
}
