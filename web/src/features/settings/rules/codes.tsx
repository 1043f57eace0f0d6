import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'

type Place = 'limits.codes' | 'retention.data'

/** The codes that nouns declare, by where their names stand. */
const CODES = {
  'limits.codes': ['document_request', 'letter_reply'],
  'retention.data': ['candidates'],
} as const satisfies Record<Place, readonly string[]>

function useNames(place: Place): Readonly<Record<string, string>> {
  const { t } = useTranslation('rules')
  return t(place, { returnObjects: true })
}

/** One of the codes that are declared, by its name. */
export function ChosenCode({ field, value, onChange, error, place }: FieldInputProps & { place: Place }) {
  const names = useNames(place)
  return (
    <Select
      id={inputId(field.name)}
      label={field.label}
      required
      data={CODES[place].map((code) => ({ value: code, label: names[code] ?? code }))}
      value={(value as string) || null}
      onChange={onChange}
      error={error}
      allowDeselect={false}
    />
  )
}

/** What a code is called; the code itself where nobody has named it. */
export function CodeName({ place, code }: { place: Place; code: string }) {
  return useNames(place)[code] ?? code
}
