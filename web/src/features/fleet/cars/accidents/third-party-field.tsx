import { Input, SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '@/i18n/format'
import type { HistoryValues } from '@/parts/history'
import type { FieldInputProps } from '@/parts/record-form/field-input'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { PlateInput } from '../plate/plate-input'
import { readThirdParty, THIRD_PARTY, type ThirdParty, type ThirdPartyKey, withFact } from './third-party'
import styles from './third-party.module.css'

/** Phones, plates and numbers of policies are written from left to right. */
const CODES: readonly string[] = ['phone', 'plate', 'policy']

/** How the other party is shown in a history, and beside what another wrote. */
export const THIRD_PARTY_SHOWN: HistoryValues = {
  thirdParty: (value) => (value ? <ThirdPartyWords value={value} /> : null),
}

/** The other party, fact by fact. */
export function ThirdPartyField({ field, value, onChange, error }: FieldInputProps) {
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
              dir={CODES.includes(key) ? 'ltr' : 'auto'}
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

function readable(key: ThirdPartyKey, facts: ThirdParty): string | undefined {
  return key === 'plate' ? formatPlate(facts.plate ?? '') : facts[key]
}

/** The other party as it is read. */
export function ThirdPartyFacts({ title, value }: { title: string; value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <DetailsCard title={title}>
      {THIRD_PARTY.map((key) => (
        <Detail key={key} label={t(`thirdParty.${key}`)} ltr={CODES.includes(key)}>
          {readable(key, facts)}
        </Detail>
      ))}
    </DetailsCard>
  )
}

/** The same where there is no room for a card: what is known, fact under fact. */
function ThirdPartyWords({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <dl className={styles.facts}>
      {THIRD_PARTY.filter((key) => facts[key]).map((key) => (
        <div key={key}>
          <dt>{t(`thirdParty.${key}`)}</dt>
          <dd className={CODES.includes(key) ? 'ltr' : 'name'}>{readable(key, facts)}</dd>
        </div>
      ))}
    </dl>
  )
}
