// A demonstration commune that is served, and the people who can sign in to it.
import { ADMIN, createUser, must } from '../binary.mjs'
import { folder, serveNew, serveUntilEnd } from '../rig.mjs'
import { node } from '../wire/client.mjs'
import { seed } from '../wire/seed.mjs'

/** Reads `role  address  password` from what `diwan demo` prints. */
function people(printed) {
  const found = {}
  for (const line of printed.split('\n')) {
    const [, role, email, password] = /^\s*([a-z_]+)\s.*?(\S+@\S+)\s+(\S+)/.exec(line) ?? []
    if (role) found[role] ??= { email, password }
  }
  return found
}

/** The demonstration store, served; `who.hr` and the others sign in. Stopped when the test file ends. */
export async function demo(...args) {
  const data = folder()
  const who = people(must(['demo', '--data', data, ...args]))
  const server = await serveUntilEnd(data)
  return { ...server, who }
}

/** A store with one administrator and nothing else, served. */
export async function empty() {
  const server = await serveNew()
  return { ...server, who: { administrator: ADMIN } }
}

/** Gives the commune a name: no paper is issued without one. */
export function nameCommune(databases) {
  const value = { nameFr: 'Commune de Tamesna', nameAr: 'جماعة تامسنا' }
  const data = { key: 'public.commune', value }
  return databases.createDocument({ databaseId: 'main', collectionId: 'settings', documentId: 'commune', data })
}

/** The two services and six people of the clients' tests, served. */
export async function six() {
  const server = await empty()
  await seed(server)
  return server
}

/** Lets a person sign in who is one of the six, with the missions open to them. */
export async function employed({ data }, databases, one, employee) {
  createUser(data, one, ['--auth', '/order-mission'])
  const users = { databaseId: 'main', collectionId: 'users' }
  const queries = [node.Query.equal('username', one.username)]
  const { documents } = await databases.listDocuments({ ...users, queries })
  await databases.updateDocument({ ...users, documentId: documents[0].$id, data: { persoActif: employee } })
}
