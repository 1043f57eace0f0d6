// A demonstration commune that is served, and the people who can sign in to it.
import { cpSync } from 'node:fs'
import { ADMIN, createUser, must, serve } from '../binary.mjs'
import { newStore, serveNew, serveUntilEnd, storeLike } from '../rig.mjs'
import { keyed, node } from '../wire/client.mjs'
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
  const { data, who } = await storeLike(['demo', ...args].join(''), (made) => ({
    who: people(must(['demo', '--data', made, ...args])),
  }))
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

/** Takes away the holidays and hours that a new commune begins with: each day is like the others, whichever it is. */
async function withoutCalendar({ endpoint, key }) {
  const { databases } = keyed(endpoint, key)
  for (const collectionId of ['holidays', 'workSchedules']) {
    const of = { databaseId: 'main', collectionId }
    const { documents } = await databases.listDocuments({ ...of, queries: [node.Query.limit(200)] })
    for (const { $id } of documents) await databases.deleteDocument({ ...of, documentId: $id })
  }
}

/** A store with an administrator, a key, and the two services and six people of the clients' tests. */
export function storeOfSix() {
  return storeLike('six', async (data) => {
    const store = await newStore()
    cpSync(store.data, data, { recursive: true })
    const server = { ...(await serve(data)), key: store.key }
    await seed(server)
    await withoutCalendar(server)
    await server.stop()
    return { key: store.key }
  })
}

/** Such a store, served. */
export async function six() {
  const { data, key } = await storeOfSix()
  return { ...(await serveUntilEnd(data)), key, who: { administrator: ADMIN } }
}

/** Lets a person sign in who is one of the six, with the missions open to them. */
export async function employed({ data }, databases, one, employee) {
  createUser(data, one, ['--auth', '/order-mission'])
  const users = { databaseId: 'main', collectionId: 'users' }
  const queries = [node.Query.equal('username', one.username)]
  const { documents } = await databases.listDocuments({ ...users, queries })
  await databases.updateDocument({ ...users, documentId: documents[0].$id, data: { persoActif: employee } })
}

/** The grades and the functions of the six in both languages: a paper in Arabic prints no other. */
export async function listRanks(databases) {
  for (const [collectionId, fr, ar] of [
    ['grades', 'A', 'الدرجة أ'],
    ['grades', 'B', 'الدرجة ب'],
    ['jobTitles', 'Technicien', 'تقني'],
    ['jobTitles', 'Chauffeur', 'سائق'],
    ['jobTitles', 'INAPTE', 'غير لائق صحيا'],
    ['jobTitles', 'F/T', 'متفرغ'],
  ]) {
    const data = { nameFr: fr, nameAr: ar }
    await databases.createDocument({ databaseId: 'main', collectionId, documentId: node.ID.unique(), data })
  }
}
