import { expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,gen}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Participles that do not end in -ed or -ing. */
const IRREGULAR =
  /^(been|begun|broken|brought|built|chosen|cut|drawn|felt|fitted|found|given|gone|heard|held|hidden|kept|known|left|lost|made|meant|met|paid|put|seen|sent|shown|spelt|spoken|taken|told|thought|understood|said|written)$/i

/** What ends so and is none. */
const NO_PARTICIPLE = /^(bring|embed|feed|heed|need|ping|proceed|seed|sing|speed|spring|string)$/i

/** A participle and nothing else: it says neither what a function takes nor what it gives. */
function isBareParticiple(name: string): boolean {
  const isRegular = /^[A-Za-z][a-z]+(ed|ing)$/.test(name) && !NO_PARTICIPLE.test(name)
  return isRegular || IRREGULAR.test(name)
}

/** The functions and components that a file declares at its outermost level. */
function functionsOf(source: string): string[] {
  const declared = /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/gm
  const assigned = /^(?:export )?const (\w+) = (?:async )?(?:<[^>\n]*>)?(?:\([^\n]*\)|\w+)(?:: [^=\n]+)? =>/gm
  return [declared, assigned].flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []))
}

it('names functions and components by what they do or are, not by a participle alone', () => {
  const wrong = Object.entries(SOURCES).flatMap(([path, source]) =>
    functionsOf(source)
      .filter(isBareParticiple)
      .map((name) => `${path}: ${name}`),
  )
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

it('tells a bare participle from other names', () => {
  expect(
    ['told', 'said', 'kept', 'Heard', 'known', 'changed', 'standing', 'Taken'].filter(isBareParticiple),
  ).toHaveLength(8)
  expect(
    ['heardServer', 'SentMessages', 'String', 'embed', 'open', 'isKnown', 'toPayload'].filter(isBareParticiple),
  ).toEqual([])
})

it('finds the functions of a file', () => {
  const source =
    'export async function told() {}\nexport const said = (a: string, b = 1): string => a\nconst kept = { a: 1 }\n'
  expect(functionsOf(source)).toEqual(['told', 'said'])
})
