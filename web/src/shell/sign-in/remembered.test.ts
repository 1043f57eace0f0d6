import { describe, expect, it } from 'vitest'
import { safePath } from './remembered'

describe('a remembered location', () => {
  it('keeps a path of this site with its search', () => {
    expect(safePath('/rh-managements?annexe=a1&page=2#top')).toBe('/rh-managements?annexe=a1&page=2#top')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', ''])(
    'refuses %j',
    (location) => expect(safePath(location)).toBeUndefined(),
  )

  it('never leads back to the sign-in screen', () => {
    expect(safePath('/sign-in-2?to=/x')).toBeUndefined()
    expect(safePath('/login')).toBeUndefined()
    expect(safePath(undefined)).toBeUndefined()
  })
})
