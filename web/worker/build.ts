import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const NAME = 'sw.js'
/** What reads documents is large, and of no use while there is no server to give one. */
const READERS = /\.(wasm|mjs)$|\/pdf-/

/** Builds the service worker at the site's root, and writes into it what to keep: every file of the build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: here('./sw.ts'), fileName: NAME })
    },
    generateBundle(_, bundle) {
      const worker = bundle[NAME]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join()}`)
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !READERS.test(name))
      const open = readdirSync(here('../public'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
      const fixed = open.map((one) =>
        `${one.parentPath.slice(here('../public').length + 1)}/${one.name}`.replace(/^\//, ''),
      )
      const files = [...assets, ...fixed].map((name) => `/${name}`).sort()
      const hash = createHash('sha256').update(worker.code).update(files.join())
      for (const name of [...fixed.map((one) => here(`../public/${one}`)), here('../index.html')])
        hash.update(readFileSync(name))
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replaceAll('__FILES__', JSON.stringify(files))
    },
  }
}
