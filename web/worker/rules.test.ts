import { describe, expect, it } from 'vitest'
import { isOfBuild, isShell, outdated } from './rules'

describe('the worker', () => {
  it.each(['/', '/rh-managements', '/rh-managements/employee/amal', '/settings/account', '/v1x'])(
    'answers %s with the page',
    (path) => expect(isShell(path)).toBe(true),
  )

  it.each([
    '/v1/account',
    '/v1/storage/buckets/b/files/f/download',
    '/api/qr/generate',
    '/status',
    '/metrics',
    '/sw.js',
  ])('leaves %s alone', (path) => expect(isShell(path)).toBe(false))

  it('keeps its own files and those of two builds before, whose tabs may be open', () => {
    const names = ['diwan-a', 'diwan-b', 'other', 'diwan-c', 'diwan-d']
    expect(outdated(names, 'diwan-d')).toEqual(['diwan-a'])
    expect(outdated(names.slice(1), 'diwan-d')).toEqual([])
    expect(outdated(['diwan-d'], 'diwan-d')).toEqual([])
  })

  it('takes no page of a build that came meanwhile', () => {
    const files = new Set(['/assets/index-1.js', '/assets/index-1.css'])
    const page = (number: number) =>
      `<script src="/assets/index-${number}.js"></script><link href="/assets/index-1.css">`
    expect(isOfBuild(page(1), files)).toBe(true)
    expect(isOfBuild(page(2), files)).toBe(false)
    expect(isOfBuild('<p>maintenance</p>', files)).toBe(false)
  })
})
