import type { TFunction } from 'i18next'
import type { FieldMeta } from '@/api/schema-meta'
import type { FormValues } from '@/fields/values'

/** A day or an instant as a number; nothing for an input that holds none. */
function moment(values: FormValues, name: string): number | undefined {
  const at = values[name] ? Date.parse(String(values[name])) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

/** What lies before the field that it may not lie before, as the server will say. */
export function outOfOrder(
  fields: readonly FieldMeta[],
  values: FormValues,
  t: TFunction<'parts'>,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { name, label, notBefore } of fields) {
    const other = fields.find((field) => field.name === notBefore)
    const [from, to] = [other && moment(values, other.name), moment(values, name)]
    if (other && from !== undefined && to !== undefined && to < from) {
      errors[name] = t('invalid.notBefore', { field: label, other: other.label })
    }
  }
  return errors
}

/** The fields whose order is another question since another value stands in what they follow. */
export function followers(fields: readonly FieldMeta[], now: FormValues, before: FormValues): FieldMeta[] {
  return fields.filter(({ name, notBefore }) => notBefore && now[name] && now[notBefore] !== before[notBefore])
}
