import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Place, pairsOf, placesIn } from './direct-imports.ts'

const IMPORT = /\bimport\s*\{([^{}]*)\}\s*from\s*["'](@mantine\/(?:core|dates))["']/g
/** The library as a whole (`* as`, or a dynamic import): of which components is not told. */
const WHOLE_IMPORT = /(?:\*\s*as\s+\w+\s+from|\bimport\s*\()\s*["']@mantine\/(?:core|dates)["']/
const RELATIVE = /\b(?:from|import)\s*["'](\.[^"']+)["']/g
/** Classes of components are made from a hash. */
const CLASS = /\bm_[\da-f]+\b/g

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/styles.css`))
const CORE = folderOf('@mantine/core')

/** One of the stylesheets from which the package puts its whole one together. */
export interface Stylesheet {
  name: string
  text: string
  /** None in what every page stands on: variables, resets, classes that apps name themselves. */
  classes: string[]
}

const read = (path: string) => readFileSync(path, 'utf8')
const classesIn = (text: string) => [...new Set(text.match(CLASS))]

/** All stylesheets of the library in the order of its whole one, where later rules win over earlier ones. */
export function stylesheets(): Stylesheet[] {
  const whole = read(join(CORE, 'styles.css'))
  const all = readdirSync(join(CORE, 'styles'))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => {
      const text = read(join(CORE, 'styles', file)).trim()
      return { name: file.replace(/\.css$/, ''), text, classes: classesIn(text), at: whole.indexOf(text) }
    })
    .sort((one, other) => one.at - other.at)
  let end = 0
  for (const { name, text, at } of all) {
    if (at < end || whole.slice(end, at).trim()) throw new Error(`styles.css of the library has other rules at ${name}`)
    end = at + text.length
  }
  if (whole.slice(end).trim()) throw new Error('styles.css of the library has rules that no component has')
  return all
}

const indexes = new Map<string, Map<string, Place>>()

function indexOf(name: string): Map<string, Place> {
  const folder = join(folderOf(name), 'esm')
  const index = indexes.get(name) ?? placesIn(read(join(folder, 'index.mjs')), folder)
  indexes.set(name, index)
  return index
}

/** The modules of the library from which a source takes something. */
function takenFrom(source: string): string[] {
  if (WHOLE_IMPORT.test(source))
    throw new Error('components are imported by their names, so that their rules are known')
  return [...source.matchAll(IMPORT)].flatMap(([, list = '', from = '']) =>
    pairsOf(list)
      .filter(([taken]) => !taken.startsWith('type '))
      .map(([taken]) => {
        const place = indexOf(from).get(taken)
        if (!place) throw new Error(`${from} has no ${taken}`)
        return place.file
      }),
  )
}

/** The classes that the components of some sources name, and the components that those are made of. */
export function classesOf(sources: Iterable<string>): Set<string> {
  const modules = new Set([...sources].flatMap(takenFrom))
  const classes = new Set<string>()
  for (const file of modules) {
    const code = read(file)
    if (file.endsWith('.module.mjs')) for (const name of classesIn(code)) classes.add(name)
    for (const [, path = ''] of code.matchAll(RELATIVE)) modules.add(join(dirname(file), path))
    for (const taken of takenFrom(code)) modules.add(taken)
  }
  return classes
}

/** What those sources need of the library's stylesheets. */
export function usedStyles(sources: Iterable<string>): Stylesheet[] {
  const used = classesOf(sources)
  return stylesheets().filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
}

/** The sources of the app. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => read(join(folder, name)))
}

/** The library's stylesheet stands before the first paint: of it only the rules of components that the app imports. */
export function withoutUnusedStyles(): Plugin {
  let src = ''
  return {
    name: 'without-unused-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      src = join(root, 'src')
    },
    transform: {
      filter: { id: /\/@mantine\/core\/styles\.css$/ },
      handler: () => ({
        code: usedStyles(sourcesOf(src))
          .map(({ text }) => text)
          .join('\n\n'),
        map: null,
      }),
    },
  }
}
