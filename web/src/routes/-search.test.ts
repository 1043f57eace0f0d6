import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './-search'

describe('an address', () => {
  it('keeps a number typed as text', () => {
    expect(stringifySearch({ q: '50419', page: 2, annexe: undefined })).toBe('?q=50419&page=2')
    expect(parseSearch('?q=50419&page=2')).toEqual({ q: '50419', page: '2' })
    expect(stringifySearch({})).toBe('')
  })
})
