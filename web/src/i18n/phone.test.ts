import { expect, test } from 'vitest'
import { formatPhone } from './phone'

test.each([
  ['+212684752924', '06\u00a084\u00a075\u00a029\u00a024'],
  ['0522123456', '05\u00a022\u00a012\u00a034\u00a056'],
  ['+33142685300', '+33142685300'],
  ['141', '141'],
])('%s is read as %s', (number, read) => {
  expect(formatPhone(number)).toBe(read)
})
