import { describe, expect, it } from 'vitest'
import { internationalPhone, isAddress, isInternational, typedCode } from './digits'

describe('a typed code', () => {
  it('loses its spaces and dashes, and its digits become the server’s', () => {
    expect(typedCode(' 123 456 ')).toBe('123456')
    expect(typedCode('١٢٣-٤٥٦')).toBe('123456')
    expect(typedCode('abcde-12345')).toBe('abcde12345')
  })
})

describe('a typed telephone', () => {
  it.each([
    ['06 12 34 56 78', '+212612345678'],
    ['00212612345678', '+212612345678'],
    ['+212 6-12-34-56-78', '+212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '+212612345678'],
  ])('%s is %s', (typed, phone) => {
    expect(internationalPhone(typed)).toBe(phone)
    expect(isInternational(phone)).toBe(true)
  })

  it('must be international in the end', () => {
    for (const wrong of ['612345678', '+0612345678', '+212', 'nobody'])
      expect(isInternational(internationalPhone(wrong))).toBe(false)
  })
})

it('an address has a name, a host and a dot', () => {
  for (const right of ['a@b.ma', 'amal.b@commune.example']) expect(isAddress(right)).toBe(true)
  for (const wrong of ['', 'a', 'a@b', '@b.ma', 'a b@c.ma', 'a@b..ma']) expect(isAddress(wrong)).toBe(false)
})
