import { expect, it } from 'vitest'
import { countries, countryName } from './countries'

it('calls a country by its name, and leaves what is no code', () => {
  expect(countryName('MA', 'fr')).toBe('Maroc')
  expect(countryName('MA', 'ar')).toBe('المغرب')
  expect(countryName('marocaine', 'fr')).toBe('marocaine')
  expect(countryName('ZZ', 'fr').length).toBeGreaterThan(0)
})

it('offers every country once, none that is a union', () => {
  const all = countries('fr')
  const codes = all.map(({ value }) => value)
  expect(codes).toEqual(expect.arrayContaining(['MA', 'DZ', 'SN', 'FR']))
  expect(codes).not.toContain('EU')
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(190)
})
