// What a first visit to a page downloads of JavaScript, gzip, from Vite's manifest.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** KiB of the entry and of everything that a route's chunk imports. */
export function pageSize(dist, route) {
  const path = join(dist, '.vite', 'manifest.json')
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
  const chunks = Object.keys(manifest).filter((name) => name.includes(`routes/${route}`) && manifest[name].isDynamicEntry)
  if (chunks.length === 0) throw new Error(`no chunk of the route ${route} in ${path}`)
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
