import { expect, it } from 'vitest'
import { VIEWER_KEYS } from '@/fields/viewer/use-zoom'
import { REVIEW_KEYS } from './review-keys'

/** What pages write down as the keys of what stands on them. */
const SOURCES = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true })

it('gives each key of the review one owner', () => {
  const own = Object.values(REVIEW_KEYS)
  expect(new Set(own).size).toBe(own.length)
  // Editing, neighbours, search: they stand on the page of a file too.
  for (const key of ['e', 'j', 'k', '/', 'g', '?']) expect(own).not.toContain(key)
})

it('leaves the keys of a document that is shown to its viewer', () => {
  const announced = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/aria-keyshortcuts="([^"]+)"/g)].flatMap(([, keys]) => keys?.split(' ') ?? []),
  )
  expect(announced).toContain('e')
  for (const key of [...announced, ...Object.values(REVIEW_KEYS)])
    expect(VIEWER_KEYS as readonly string[]).not.toContain(key)
})
