import { expect, it } from 'vitest'
import { mediaNamesIn, withMedia } from './custom-media'

const NAMES = mediaNamesIn('/* Widths. */\n@custom-media --small (width < 48em);\n:root {\n  --space-1: 2px;\n}\n')

it('reads what a style sheet defines', () => {
  expect([...NAMES]).toEqual([['--small', '(width < 48em)']])
})

it('writes conditions out, and nothing else', () => {
  const css = '@media print {\n  a {\n    color: var(--ink);\n  }\n}\n'
  expect(withMedia(`@media (--small) {\n}\n${css}`, NAMES)).toBe(`@media (width < 48em) {\n}\n${css}`)
  expect(withMedia('@media not (--small) {}', NAMES)).toBe('@media not (width < 48em) {}')
})

it('leaves no definition to browsers', () => {
  expect(withMedia('@custom-media --small (width < 48em);\nbody {}\n', NAMES)).toBe('body {}\n')
})

it('refuses a name that nothing defines', () => {
  expect(() => withMedia('@media (--smal) {}', NAMES)).toThrow('no @custom-media --smal')
})
