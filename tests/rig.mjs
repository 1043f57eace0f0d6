// What a test file makes and has taken away when it ends: folders, servers.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { ADMIN, createKey, createUser, serve } from './binary.mjs'

// Registered once, for the whole file: inside a hook, `after` would end with the hook.
const endings = []
after(async () => {
  for (const end of endings.toReversed()) await end()
})

/** Does something when the test file ends, the latest first. */
export function atEnd(end) {
  endings.push(end)
}

/** A folder that goes away with the test file. */
export function folder() {
  const path = mkdtempSync(join(process.env.DIWAN_TEST_OUTPUT ?? tmpdir(), 'diwan-'))
  atEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Serves a folder until the test file ends. */
export async function serveUntilEnd(data, options) {
  const server = await serve(data, options)
  atEnd(server.stop)
  return server
}

/** A server over a new folder with one administrator and one key of every scope. */
export async function serveNew(options) {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  return { ...(await serveUntilEnd(data, options)), key }
}
