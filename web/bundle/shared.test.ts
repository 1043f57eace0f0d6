import { expect, it } from 'vitest'
import { placesOf } from './shared'

/** What each module imports: the sign-in, a page for strangers, the office. */
const IMPORTS: Record<string, string[]> = {
  '/src/main.tsx': ['react'],
  '/src/routes/sign-in-2.tsx?tsr-split=component': ['react', 'button'],
  '/src/routes/verify.index.tsx?tsr-split=component': ['button', 'skeleton', 'verdict'],
  '/src/routes/_app.tsx?tsr-split=component': ['skeleton', 'menu', 'button'],
  skeleton: ['box'],
  '/src/engine/record-form/record-form.tsx': ['switch', 'draft'],
  '/src/features/display.tsx': ['switch'],
  '/src/features/edit.tsx': ['/src/engine/record-form/record-form.tsx', 'draft'],
}

const places = placesOf(Object.keys(IMPORTS), {
  getModuleInfo: (id) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: id === '/src/main.tsx' ? ['/src/features/display.tsx', '/src/features/edit.tsx'] : [],
  }),
})

it('puts a module where it is loaded first, and what it needs with it', () => {
  expect(places.get('react')).toBe('frame')
  expect(places.get('button')).toBe('door')
  expect(places.get('menu')).toBe('layout')
})

it('keeps what strangers and the office need out of the office, and leaves the rest of a public page to it', () => {
  expect(places.get('skeleton')).toBe('public')
  expect(places.get('box')).toBe('public')
  expect(places.get('verdict')).toBeUndefined()
})

it('lets a switch bring no whole form along', () => {
  expect(places.get('switch')).toBe('controls')
  expect(places.get('draft')).toBe('form')
})
