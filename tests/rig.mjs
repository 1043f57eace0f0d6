// What a test file makes and has taken away when it ends: folders, servers.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  const path = mkdtempSync(join(tmpdir(), 'diwan-'))
  atEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Serves a folder until the test file ends. */
export async function serveUntilEnd(data, options) {
  const server = await serve(data, options)
  atEnd(server.stop)
  return server
}

let ownStores
/** Where stores that were made stand: for all files of a run, or for this one when it runs alone. */
function madeStores() {
  const shared = process.env.DIWAN_TEST_STORES
  if (!shared) {
    ownStores ??= folder()
    return ownStores
  }
  mkdirSync(shared, { recursive: true })
  return shared
}

/**
 * A store of one's own, copied from one that `make(data)` makes once a run: `{ data, ...what it gave }`. Two files that
 * need it at once both make it, and the one that is done first stands: nobody waits for a maker that may have died.
 */
export async function storeLike(name, make) {
  const made = join(madeStores(), name)
  if (!existsSync(made)) {
    const aside = mkdtempSync(`${made}-`)
    const data = join(aside, 'data')
    mkdirSync(data)
    writeFileSync(join(aside, 'given.json'), JSON.stringify(await make(data)))
    try {
      renameSync(aside, made)
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      rmSync(aside, { recursive: true })
    }
  }
  const data = folder()
  cpSync(join(made, 'data'), data, { recursive: true })
  return { data, ...JSON.parse(readFileSync(join(made, 'given.json'), 'utf8')) }
}

/** A store with one administrator and one key of every scope. */
export function newStore() {
  return storeLike('new', (data) => {
    createUser(data, ADMIN)
    return { key: createKey(data) }
  })
}

/** A server over such a store. */
export async function serveNew(options) {
  const { data, key } = await newStore()
  return { ...(await serveUntilEnd(data, options)), key }
}
