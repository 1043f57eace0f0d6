// What a first visit to a page downloads of JavaScript, gzip, from Vite's manifest.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// The chunks that a page loads on its own account; what they import is found in the manifest.
const SIGN_IN = [/^src\/routes\/sign-in-2\.tsx/]
const EMPLOYEES = [
  /^src\/routes\/_app\.tsx/,
  /^src\/routes\/_app\/rh-managements\/index\.tsx/,
  /employees\.fr\.gen\.ts$/,
  /schema\/index\.gen\.ts$/,
]
export const PAGES = { signIn: SIGN_IN, employees: EMPLOYEES }

/** KiB of the entry, of a page's own chunks and of everything that these import; nothing before the web is built. */
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
  const entry = 'index.html'
  const seen = new Set()
  const waiting = [entry, ...chunks]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    waiting.push(...(manifest[name].imports ?? []))
  }
  const bytes = [...seen].map((name) => gzipSync(readFileSync(join(dist, manifest[name].file)), { level: 9 }).length)
  return bytes.reduce((sum, one) => sum + one, 0) / 1024
}
