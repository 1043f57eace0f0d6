import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DEFINITION = /^@custom-media\s+(--[\w-]+)\s+([^;]+);\n?/gm
const CONDITION = /@media[^{;]+/g
const NAME = /\((--[\w-]+)\)/g

/** What the names of a style sheet's media conditions mean. */
export function mediaNamesIn(css: string): Map<string, string> {
  return new Map([...css.matchAll(DEFINITION)].map(([, name = '', meaning = '']) => [name, meaning]))
}

/** The same style sheet with conditions written out, for browsers know no `@custom-media` (Media Queries 5) yet. */
export function withMedia(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(DEFINITION, '').replace(CONDITION, (condition) =>
    condition.replace(NAME, (_, name: string) => {
      const meaning = names.get(name)
      if (!meaning) throw new Error(`no @custom-media ${name}`)
      return meaning
    }),
  )
}

/** Every style sheet may say the names that one defines. */
export function customMedia(definitions: string): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: /@(?:custom-)?media[^{;]*--/ },
      handler(css) {
        this.addWatchFile(definitions)
        return { code: withMedia(css, mediaNamesIn(readFileSync(definitions, 'utf8'))), map: null }
      },
    },
  }
}
