import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Packages whose index brings everything that they have: their own modules import one another through it too. */
const PACKAGES = ['@mantine/core', '@mantine/dates', '@mantine/form', '@mantine/hooks', '@tabler/icons-react']

const IMPORT = new RegExp(`\\bimport\\s*\\{([^{}]*)\\}\\s*from\\s*["'](${PACKAGES.join('|')})["'];?`, 'g')
const LIST = /\b(import|export)\s*\{([^{}]*)\}(?:\s*from\s*["']([^"']+)["'])?/g

/** Where a name stands: its module, and what it is called there. */
export interface Place {
  file: string
  name: string
}

/** `a as b, c` as pairs of what is taken and what it is called from then on. */
export function pairsOf(list: string): [string, string][] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [taken = '', called = taken] = one.split(/\s+as\s+/)
      return [taken, called]
    })
}

/** Where each name of an index stands that imports from its modules and exports the names again. */
export function placesIn(index: string, folder: string): Map<string, Place> {
  const [imported, exported] = [new Map<string, Place>(), new Map<string, Place>()]
  for (const [, kind, list = '', from] of index.matchAll(LIST)) {
    for (const [taken, called] of pairsOf(list)) {
      const place = from?.startsWith('.') ? { file: join(folder, from), name: taken } : imported.get(taken)
      if (place) (kind === 'import' ? imported : exported).set(called, place)
    }
  }
  return exported
}

/** The same imports, each from the module in which its name stands; what the index does not tell stays as it was. */
export function directImports(code: string, placesOf: (name: string) => Map<string, Place> | undefined): string {
  return code.replace(IMPORT, (whole, list: string, from: string) => {
    const places = placesOf(from)
    const lines = pairsOf(list).map(([taken, called]) => {
      const place = places?.get(taken)
      return place && `import { ${place.name} as ${called} } from ${JSON.stringify(place.file)};`
    })
    return lines.includes(undefined) ? whole : lines.join(' ')
  })
}

/** What a module needs of a package is then known to whoever puts modules together (`shared.ts`). */
export function withDirectImports(): Plugin {
  const known = new Map<string, Map<string, Place>>()
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      for (const name of PACKAGES) {
        const index = await this.resolve(name)
        if (index) known.set(name, placesIn(readFileSync(index.id, 'utf8'), dirname(index.id)))
      }
    },
    transform: {
      filter: { code: IMPORT },
      handler: (code) => ({ code: directImports(code, (name) => known.get(name)), map: null }),
    },
  }
}
