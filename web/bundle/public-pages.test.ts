import { randomBytes } from 'node:crypto'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { faultsOf } from './public-pages'

const SIGN_IN = '/src/routes/sign-in-2.tsx?tsr-split=component'
const VERIFY = '/src/routes/verify.index.tsx?tsr-split=component'

/** A file of a build; of random text, so that it weighs what it is long. */
function file(name: string, moduleIds: string[], { imports = [] as string[], kib = 1 } = {}) {
  const code = randomBytes(kib * 1024).toString('latin1')
  return [name, { type: 'chunk', name, moduleIds, imports, code }] as const
}
const bundleOf = (...files: (readonly [string, object])[]) =>
  Object.fromEntries(files) as unknown as Rolldown.OutputBundle

const frame = file('frame', ['/src/main.tsx'], { imports: ['packages'] })
const packages = file('packages', ['react'], { kib: 40 })
const door = file('door', [SIGN_IN])

it('has nothing against a page that brings little', () => {
  expect(faultsOf(bundleOf(frame, packages, door, file('verify', [VERIFY], { imports: ['frame'] })))).toEqual([])
})

it('says which page brings the office along, however far away it is imported', () => {
  const office = [file('letterhead', ['letterhead'], { imports: ['layout'] }), file('layout', ['menu'])]
  const page = file('verify', [VERIFY], { imports: ['letterhead'] })
  expect(faultsOf(bundleOf(frame, packages, door, page, ...office))).toEqual([
    'verify.index.tsx loads the part "layout" of the office',
  ])
})

it('says which page weighs too much', () => {
  const page = file('verify', [VERIFY], { kib: 30 })
  expect(faultsOf(bundleOf(frame, packages, door, page)).join()).toMatch(
    /^verify\.index\.tsx weighs [\d.]+ KiB of scripts/,
  )
})

it('does not pass for want of pages', () => {
  expect(faultsOf(bundleOf(frame, packages, door))).toEqual(['no public page was found'])
})
