import { expect, it } from 'vitest'
import { parseDay } from './parse-day'

it.each(['28/08/1999', '28/8/1999', '28-08-1999', '28 08 1999', '28.8.1999', '28081999', '1999-08-28'])(
  'reads %s as 28 August 1999',
  (typed) => expect(parseDay(typed)).toBe('1999-08-28'),
)

it.each(['31/02/1999', '28/13/1999', '28/08/99', 'août', '', '1999-00-10'])('reads no day in %j', (typed) => {
  expect(parseDay(typed)).toBeNull()
})
