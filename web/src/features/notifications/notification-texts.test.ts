import { expect, it } from 'vitest'
import { valuesOf } from './notification-texts'

it('a text keeps its direction in whichever language it is read; a number stays one, for plurals follow it', () => {
  const params = { name: { fr: 'Amal Idrissi', ar: 'أمل الإدريسي' }, plate: '12345-A-6', count: 2 }
  expect(valuesOf(params)).toEqual({
    name: { fr: '\u2068Amal Idrissi\u2069', ar: '\u2068أمل الإدريسي\u2069' },
    plate: '\u206812345-A-6\u2069',
    count: 2,
  })
})

it('a notification without parameters has none', () => {
  for (const none of [null, undefined, 'text']) expect(valuesOf(none)).toEqual({})
})
