import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(m?js|css|svg|json|txt|webmanifest)$/
/** Below this, in bytes, it saves less than a packet. */
const LEAST = 512

/** Leaves beside each text of the build the same as brotli (`app.js.br`): the server packs gzip by itself, but not this. */
export function brotli(): Plugin {
  let folder = ''
  return {
    name: 'brotli',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        if (!TEXTS.test(name) || name.startsWith('.vite') || statSync(path).size < LEAST) continue
        const text = readFileSync(path)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        }
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
      }
    },
  }
}
