import { describe, expect, it } from 'vitest'
import { isAnsweredFrom, noteSources, staleAfter } from './answered-from'
import { pendingQuery } from './approvals'
import { listQuery } from './documents'
import { unitLeaveQuery } from './leave'
import { channelsOf } from './live'

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*.gen.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** From a key on, the rest of the options that it is one of. */
function optionsAt(source: string, from: number): string {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if ('{[('.includes(source[at] ?? '')) depth++
    if ('}])'.includes(source[at] ?? '') && --depth < 0) return source.slice(from, at)
  }
  return source.slice(from)
}

/** What stands behind a `meta` that is said by its name alone. */
function namedMeta(source: string, text: string): string {
  const found = /\bmeta(?:: (\w+))?(?=[,\n])/.exec(text)
  return (found && new RegExp(`const ${found[1] ?? 'meta'} = .*`).exec(source)?.[0]) ?? ''
}

/** The queries of a source: how its key begins, and what else it says. */
function queriesIn(source: string): { name: string; text: string }[] {
  return [...source.matchAll(/queryKey: (?:\[([^\]]*)|([A-Z_]{2,}))/g)].flatMap(({ index, 1: words, 2: named }) => {
    const text = optionsAt(source, index)
    if (!/\bqueryFn(?!: skipToken)/.test(text)) return []
    const [first = '', second = ''] = (words ?? named ?? '').split(',').map((word) =>
      word
        .trim()
        .replace(/^\.{3}|'/g, '')
        .replaceAll("'", ''),
    )
    return [{ name: `${first} ${second}`.trim(), text: text + namedMeta(source, text) }]
  })
}

const QUERIES = Object.entries(SOURCES).flatMap(([file, source]) =>
  queriesIn(source).map((query) => ({ file, ...query })),
)

const READINGS = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\breadingQuery\(/g)])

describe('what reads the server', () => {
  it('says from which collections it is answered, or the server does, or it says why it hears nothing', () => {
    const hears = ({ name, text }: { name: string; text: string }) =>
      name.startsWith('reading ') ||
      /\bansweredFrom\(|\bdeaf: ['`]/.test(text) ||
      channelsOf({ queryKey: name.split(' ') }).length > 0
    expect(QUERIES.filter((query) => !hears(query)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
    expect(QUERIES.length + READINGS.length).toBeGreaterThan(60)
  })
})

describe('after a write', () => {
  it('asks again what is answered from it, whatever its key is called', () => {
    expect(isAnsweredFrom(pendingQuery(), staleAfter(['notifications']))).toBe(true)
    expect(isAnsweredFrom(listQuery('services', []), staleAfter(['bureaux']))).toBe(true)
    expect(isAnsweredFrom(listQuery('services', []), staleAfter(['annexes']))).toBe(false)
  })

  it('asks again what the server said that it was made from, whatever was asked', () => {
    const isStale = () => isAnsweredFrom(unitLeaveQuery('2026-01-01', '2026-02-01'), staleAfter(['leaveRequests']))
    expect(isStale()).toBe(false)
    noteSources('leaveRequests.calendar', ['leaveRequests', 'employees'])
    noteSources('leaveRequests.calendar', ['employees'])
    expect(isStale()).toBe(true)
  })
})
