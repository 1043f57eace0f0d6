import { expect, it } from 'vitest'
import type { CollectionMeta } from '@/api/schema-meta'

const METAS = import.meta.glob<CollectionMeta>('../../api/schema/*.fr.gen.ts', { eager: true, import: 'default' })
const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../**/*.gen.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Acts that no source names, each with its reason. */
const NAMED_NOWHERE: Record<string, string> = {
  'annexes.merge': 'is one of five that are called by their collection',
  'bureaux.merge': 'is one of five that are called by their collection',
  'directions.merge': 'is one of five that are called by their collection',
  'divisions.merge': 'is one of five that are called by their collection',
  'services.merge': 'is one of five that are called by their collection',
  'deductionStatements.draft': 'is one of two that are called by their collection',
  'warnings.draft': 'is one of two that are called by their collection',
}

it('every act on a document is offered by a screen, or it is said why not', () => {
  const acts = Object.values(METAS).flatMap(({ acts = [] }) => acts.map(({ act }) => act))
  const all = Object.values(SOURCES).join('\n')
  const unreached = acts.filter((act) => !all.includes(`'${act}'`))
  expect(acts.length).toBeGreaterThan(90)
  expect(unreached.sort()).toEqual(Object.keys(NAMED_NOWHERE).sort())
})
