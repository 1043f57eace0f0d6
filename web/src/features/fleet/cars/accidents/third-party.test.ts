import { expect, it } from 'vitest'
import { readThirdParty, withFact } from './third-party'

it('reads the other party as it is stored and as a form holds it', () => {
  expect(readThirdParty({ name: 'X' })).toEqual({ name: 'X' })
  expect(readThirdParty('{"name":"X"}')).toEqual({ name: 'X' })
  for (const none of [null, undefined, '']) expect(readThirdParty(none)).toEqual({})
})

it('changes one fact and keeps the others', () => {
  const one = withFact('', 'name', 'X')
  expect(readThirdParty(withFact(one, 'plate', '1-أ-1'))).toEqual({ name: 'X', plate: '1-أ-1' })
  expect(withFact(one, 'name', '')).toBe('')
  expect(readThirdParty(withFact('{"witness":"Y"}', 'name', 'X'))).toEqual({ witness: 'Y', name: 'X' })
})
