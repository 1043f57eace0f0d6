import { Input, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '@/i18n/format'
import type { FieldInputProps } from '@/parts/record-form/field-input'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { readThirdParty, THIRD_PARTY, withFact } from './third-party'

/** Phones, plates and numbers of policies are written from left to right. */
const CODES: readonly string[] = ['phone', 'plate', 'policy']

/** The other party, fact by fact. */
export function ThirdPartyField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of a fieldset would repeat the frame of the group
    <div role="group" aria-label={field.label}>
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
      {error && (
        <Input.Error role="alert" mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}

/** The other party as it is read. */
export function ThirdPartyFacts({ title, value }: { title: string; value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <DetailsCard title={title}>
      {THIRD_PARTY.map((key) => (
        <Detail key={key} label={t(`thirdParty.${key}`)} ltr={CODES.includes(key)}>
          {key === 'plate' ? formatPlate(facts.plate ?? '') : facts[key]}
        </Detail>
      ))}
    </DetailsCard>
  )
}
