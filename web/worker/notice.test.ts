import { describe, expect, it } from 'vitest'
import { ownPath, readPushed, shownAs } from './notice'

describe('a notification that is pushed', () => {
  it('is shown in the language and the direction of its reader', () => {
    const pushed = {
      title: 'تسجيل جديد',
      body: 'أمل تنتظر',
      link: '/users-management',
      id: 'n1',
      lang: 'ar',
      dir: 'rtl' as const,
    }
    expect(shownAs(pushed)).toMatchObject({
      body: 'أمل تنتظر',
      lang: 'ar',
      dir: 'rtl',
      tag: 'n1',
      data: { link: '/users-management', id: 'n1' },
    })
  })

  it('leads to a page of this app alone', () => {
    expect(ownPath('/annexes/a?tab=b')).toBe('/annexes/a?tab=b')
    for (const elsewhere of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/x/..//evil.example',
      'https://evil.example',
      'javascript:1',
      '//',
      undefined,
    ])
      expect(ownPath(elsewhere)).toBe('/settings/notifications?tab=received')
  })

  it('is nothing when it is none of ours', () => {
    for (const text of [undefined, '', 'hello', '{}', '{"title":7}', 'null']) expect(readPushed(text)).toBeUndefined()
  })
})
