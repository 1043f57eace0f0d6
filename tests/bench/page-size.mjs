// What a first visit to a page downloads of JavaScript, from Vite's manifest: how many files, how much as gzip, how much as brotli.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// The chunks that a page loads on its own account; what they import is found in the manifest.
const SIGN_IN = [/^_door-/]
const list = (...own) => [/^_layout-/, /schema\/index\.gen\.ts$/, ...own]
const EMPLOYEES = list(
  /^src\/features\/people\/employees\/employees\.tsx/,
  /^_list-/,
  /schema\/employees\.fr\.gen\.ts$/,
)
const MISSIONS = list(/^src\/features\/fleet\/missions\/views\.ts/, /^_list-/, /schema\/missions\.fr\.gen\.ts$/)
const CARS = list(/^src\/features\/fleet\/cars\/park\.tsx/, /^_list-/, /schema\/cars\.fr\.gen\.ts$/)
export const PAGES = { signIn: SIGN_IN, employees: EMPLOYEES, missions: MISSIONS, cars: CARS }

/** What the app begins with, a page's own chunks and everything that these import, in KiB; nothing before the web is built. */
export function pageSize(dist, page) {
  const path = join(dist, '.vite', 'manifest.json')
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const names = Object.keys(manifest)
  const chunks = page.flatMap((pattern) => {
    const found = names.filter((name) => pattern.test(name))
    if (found.length === 0) throw new Error(`no chunk ${pattern} in ${path}`)
    return found
  })
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const begun = names.filter((name) => html.includes(`src="/${manifest[name].file}"`))
  if (begun.length === 0) throw new Error(`${dist}/index.html begins no chunk of ${path}`)
  const seen = new Set()
  const waiting = [...begun, ...chunks]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    waiting.push(...(manifest[name].imports ?? []))
  }
  const texts = [...new Set([...seen].map((name) => manifest[name].file))].map((file) => readFileSync(join(dist, file)))
  const kib = (pack) => texts.reduce((sum, text) => sum + pack(text).length, 0) / 1024
  return { requests: texts.length, gzip: kib((text) => gzipSync(text, { level: 9 })), brotli: kib(brotliCompressSync) }
}
