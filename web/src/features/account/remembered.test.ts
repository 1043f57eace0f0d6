import { describe, expect, it } from 'vitest'
import { safePath } from './remembered'

describe('a remembered location', () => {
  it('keeps a path of this site with its search', () => {
    expect(safePath('/rh-managements?annexe=a1&page=2#top')).toBe('/rh-managements?annexe=a1&page=2#top')
    expect(safePath('/settings/account?tab=sessions')).toBe('/settings/account?tab=sessions')
    expect(safePath('/')).toBe('/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/x/..//evil.example',
    '/.//evil.example',
    '/x/../\\evil.example',
    '/%2e%2e//evil.example',
    'evil.example',
    ' /x',
    '',
  ])('refuses %j', (location) => expect(safePath(location)).toBeUndefined())

  it.each([
    '/sign-in-2?to=/x',
    '/sign-in-2/',
    '/Sign-In-2',
    '/sign%2Din-2',
    '/x/../login',
    '/login',
    '/sign-up',
    '/register',
    '/forgot-password',
    '/reset-password?userId=a&secret=b',
    '/verify-email?userId=a&secret=b',
    '/magic-link?userId=a&secret=b',
    '/401?why=profile',
    '/%',
  ])('never leads back before the door: %j', (location) => expect(safePath(location)).toBeUndefined())

  it('may be none', () => expect(safePath(undefined)).toBeUndefined())
})
