import { describe, expect, it } from 'vitest'
import { isAnsweredFrom, staleAfter } from './answered-from'
import { pendingQuery } from './approvals'
import { listQuery } from './documents'
import { channelsOf } from './live'

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*.gen.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Readings that hear nothing, each with its reason. Names are the first words of keys. */
const DEAF: Record<string, string> = {
  // Nothing of it is written by anybody while it is shown.
  meta: 'is part of the program',
  texts: 'is part of the program',
  places: 'is part of the program',
  title: 'is made of what is loaded',
  screen: 'is part of the program',
  file: 'is written once',
  verify: 'uses its link up',
  authenticator: 'makes a secret',
  signInOptions: 'is of a page before anybody is signed in',
  // Asked by who is not signed in: a socket tells guests nothing.
  apply: 'is of guests',
  papers: 'is of guests',
  // What is typed is asked about; it is asked again with each letter, and by the server when it is sent.
  search: 'is asked as one types',
  recents: 'is asked as the palette opens',
  'collection suggestions': 'is asked as one types',
  'leaveRequests preview': 'is of what is typed',
  'approvals preview': 'is of what is typed',
  'paperTemplates preview': 'is of what is typed',
  'appeals preview': 'is of what is typed',
  'import-undo id': 'is a rehearsal: what is undone is looked at again by the server',
  'cars next': 'stays what it was while its form is filled in',
  'collection since': 'is what was done until then',
  // The server tells of no document there.
  preferences: 'is written by its reader alone',
  signing: 'is of the session that asks',
  'drawnSignatures mine': 'is written by its reader alone',
  'users sessions': 'keeps no journal',
  'users signIns': 'keeps no journal',
  'examCopies lot': 'is marked by its reader alone',
  'candidates claim': 'holds a file for its reader, and is no reading',
  NOTIFICATION_SETTINGS: 'is written by its reader alone',
  KEY: 'is asked of the browser, not of the server',
  // Made of whatever departments declare: it is asked each minute.
  'home language': 'is asked each minute',
}

/** From a key on, the rest of the options that it is one of. */
function optionsAt(source: string, from: number): string {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if ('{[('.includes(source[at] ?? '')) depth++
    if ('}])'.includes(source[at] ?? '') && --depth < 0) return source.slice(from, at)
  }
  return source.slice(from)
}

/** The queries of a source: how its key begins, and what else it says. */
function queriesIn(source: string): { name: string; text: string }[] {
  return [...source.matchAll(/queryKey: (?:\[([^\]]*)|([A-Z_]{2,}))/g)].flatMap(({ index, 1: words, 2: named }) => {
    const text = optionsAt(source, index)
    if (!/\bqueryFn/.test(text)) return []
    const [first = '', second = ''] = (words ?? named ?? '').split(',').map((word) =>
      word
        .trim()
        .replace(/^\.{3}|'/g, '')
        .replaceAll("'", ''),
    )
    return [{ name: `${first} ${second}`.trim(), text }]
  })
}

const QUERIES = Object.entries(SOURCES).flatMap(([file, source]) =>
  queriesIn(source).map((query) => ({ file, ...query })),
)

describe('what reads the server', () => {
  it('says from which collections it is answered, or why it hears nothing', () => {
    const hears = ({ name, text }: { name: string; text: string }) =>
      text.includes('answeredFrom(') ||
      channelsOf({ queryKey: name.split(' ') }).length > 0 ||
      [name, name.split(' ')[0] ?? ''].some((of) => of in DEAF)
    expect(QUERIES.filter((query) => !hears(query)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
    expect(QUERIES.length).toBeGreaterThan(60)
  })

  it('gives no reason for what is not there', () => {
    const names = QUERIES.flatMap(({ name }) => [name, name.split(' ')[0] ?? ''])
    expect(Object.keys(DEAF).filter((of) => !names.includes(of))).toEqual([])
  })
})

describe('after a write', () => {
  it('asks again what is answered from it, whatever its key is called', () => {
    expect(isAnsweredFrom(pendingQuery('fr'), staleAfter(['leaveRequests']))).toBe(true)
    expect(isAnsweredFrom(listQuery('services', []), staleAfter(['bureaux']))).toBe(true)
    expect(isAnsweredFrom(listQuery('services', []), staleAfter(['annexes']))).toBe(false)
  })
})
