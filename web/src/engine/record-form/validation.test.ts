import { describe, expect, it } from 'vitest'
import { PATTERNS } from '@/api/patterns.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { schemaOf } from './validation'

const say = ((key: string) => key) as never

function complaint(field: Omit<FieldMeta, 'name' | 'label'>, value: unknown): string | undefined {
  const result = schemaOf([{ name: 'x', label: 'X', ...field }], say).safeParse({ x: value })
  return result.success ? undefined : result.error.issues[0]?.message
}

type Form = keyof typeof PATTERNS

/** What a form says of a text of this form, by the pattern that the server emits with its declarations. */
function typed(form: Form, value: string): string | undefined {
  return complaint({ kind: 'text', form, pattern: PATTERNS[form] }, value)
}

/** `crates/schema/src/form.rs` tries the same texts on the server. */
const TAKEN: [Form, string][] = [
  ['cin', 'be 277459'],
  ['cin', ' a-12 '],
  ['cin', 'BE.277459'],
  ['phone', '06 12 34 56 78'],
  ['phone', '06/12/34/56/78'],
  ['phone', '+212 (0)612-345-678'],
  ['phone', '+2120612345678'],
  ['phone', '+212 4 12345678'],
  ['phone', '00212612345678'],
  ['email', ' Nom@Commune.MA '],
  ['rib', '011519000001205000534921'],
  ['rib', '011 519 0000012050005349 21'],
  ['deviceCode', '٠٠٧'],
  ['deviceCode', '۱۲۳'],
  ['deviceCode', ' nb2401004 '],
  ['deviceCode', '\u202aNB-24\u202c'],
  ['time', '8:30'],
  ['cin', 'AB\u202f45123'],
  ['cin', '\u200fab٤٥١٢٣'],
  ['cin', 'AB\u201145123'],
  ['phone', '\u202a+212 612-345678\u202c'],
  ['phone', '06\u202f12\u202f34\u202f56\u202f78'],
  ['phone', '٠٦١٢٣٤٥٦٧٨'],
  ['phone', '۰۶۱۲۳۴۵۶۷۸'],
  ['email', '\u200bnom@commune.ma\u00a0'],
]

const REFUSED: [Form, string][] = [
  ['cin', 'ABC1234'],
  ['phone', '0912345678'],
  ['email', 'nom@commune'],
  ['email', 'a b@c.ma'],
  ['rib', '01151900000120500053492'],
  ['deviceCode', '12 a'],
  ['deviceCode', 'é12'],
  ['time', '24:00'],
  ['time', '8h30'],
]

describe('a form takes what the server takes', () => {
  it.each(TAKEN)('%s: %s', (form, text) => {
    expect(typed(form, text)).toBeUndefined()
  })

  it.each(REFUSED)('and refuses, as it does, %s: %s', (form, text) => {
    expect(typed(form, text)).toBe(`invalid.${form}`)
  })
})

describe('a form checks as the server does', () => {
  it('required fields', () => {
    expect(complaint({ kind: 'text', required: true }, '  ')).toBe('invalid.required')
    expect(complaint({ kind: 'ref', required: true }, null)).toBe('invalid.required')
    expect(complaint({ kind: 'text' }, '')).toBeUndefined()
  })

  it('lengths in characters, not in code units', () => {
    expect(complaint({ kind: 'text', max: 3 }, 'أبت')).toBeUndefined()
    expect(complaint({ kind: 'text', max: 3 }, '😀😀😀')).toBeUndefined()
    expect(complaint({ kind: 'text', max: 3 }, 'abcd')).toBe('invalid.tooLong')
  })

  it.each(['AB115503', 'a-115 503', 'X12'])('takes %s for a CIN', (cin) => {
    expect(typed('cin', cin)).toBeUndefined()
  })

  it.each(['ABC123', '12345', 'A1', 'AB12345678'])('refuses %s for a CIN', (cin) => {
    expect(typed('cin', cin)).toBe('invalid.cin')
  })

  it('phones of this country', () => {
    for (const phone of ['0612345678', '05 37 12 34 56', '+212612345678']) {
      expect(typed('phone', phone)).toBeUndefined()
    }
    for (const phone of ['0412345678', '061234567', '+33612345678']) {
      expect(typed('phone', phone)).toBe('invalid.phone')
    }
  })

  it('the power of an engine, as it is written on its papers', () => {
    for (const power of ['6 CV', '11cv', '٦ CV', '6 C.V.']) expect(typed('power', power)).toBeUndefined()
    for (const power of ['6', 'CV', '6 kW']) expect(typed('power', power)).toBe('invalid.power')
  })

  it('a plate has digits; how it is spelt is the business of the server', () => {
    for (const plate of ['12345-أ-6', 'WW 123456']) expect(typed('plate', plate)).toBeUndefined()
    expect(typed('plate', 'أ')).toBe('invalid.plate')
  })

  it('characters, where papers draw the text', () => {
    expect(complaint({ kind: 'text', printed: true }, 'Amal 🦄')).toBe('invalid.unprintable')
    expect(complaint({ kind: 'long', printed: true }, 'Mission à Salé\nسلا')).toBeUndefined()
    expect(complaint({ kind: 'text' }, 'Amal 🦄')).toBeUndefined()
  })

  it('numbers, whole or with two decimals', () => {
    expect(complaint({ kind: 'int' }, '')).toBeUndefined()
    expect(complaint({ kind: 'int', required: true }, '')).toBe('invalid.required')
    expect(complaint({ kind: 'int' }, 1.5)).toBe('invalid.whole')
    expect(complaint({ kind: 'int', least: 1 }, 0)).toBe('invalid.min')
    expect(complaint({ kind: 'dec' }, 12.34)).toBeUndefined()
    expect(complaint({ kind: 'dec' }, 12.345)).toBe('invalid.cents')
  })
})
