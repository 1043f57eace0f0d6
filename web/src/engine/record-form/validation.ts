import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { FieldMeta } from '@/api/schema-meta'
import { cleanCode } from '@/fields/clean-code'
import { unprintable } from '@/fields/unprintable'

type Texts = TFunction<'parts'>

function text(field: FieldMeta, t: Texts) {
  const filled = (value: string) => !field.required || value.trim() !== ''
  const { form, max, pattern } = field
  const matches = (value: string) => !pattern || value.trim() === '' || new RegExp(pattern).test(cleanCode(value))
  return z.nullable(
    z.string().check(
      z.refine(filled, t('invalid.required')),
      z.refine((value) => !max || [...value].length <= max, t('invalid.tooLong', { max })),
      z.refine(matches, t(`invalid.${form ?? 'pattern'}`)),
      z.refine((value) => !unprintable(field, value), {
        error: ({ input }) => t('invalid.unprintable', { ...unprintable(field, String(input)) }),
      }),
    ),
  )
}

function number(field: FieldMeta, t: Texts) {
  const { least, most, required, kind } = field
  const empty = z.literal('').check(z.refine(() => !required, t('invalid.required')))
  const whole = (value: number) => kind === 'dec' || Number.isSafeInteger(value)
  const cents = (value: number) => kind !== 'dec' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  const value = z.number(t('invalid.number')).check(
    z.refine(whole, t('invalid.whole')),
    z.refine(cents, t('invalid.cents')),
    z.refine((value) => least === undefined || value >= least, t('invalid.min', { limit: least })),
    z.refine((value) => most === undefined || value <= most, t('invalid.max', { limit: most })),
  )
  return z.union([empty, value], t('invalid.number'))
}

function choice(field: FieldMeta, t: Texts) {
  return z.nullable(z.string()).check(z.refine((value) => !field.required || Boolean(value), t('invalid.required')))
}

function ofField(field: FieldMeta, t: Texts) {
  if (field.kind === 'text' || field.kind === 'long' || field.kind === 'json') return text(field, t)
  if (field.kind === 'int' || field.kind === 'dec') return number(field, t)
  if (field.kind === 'bool') return z.boolean()
  if (field.kind === 'list') return z.array(z.string())
  return choice(field, t)
}

/** The checks of a form, from the declaration the server itself uses. */
export function schemaOf(fields: readonly FieldMeta[], t: Texts) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, ofField(field, t)])))
}
