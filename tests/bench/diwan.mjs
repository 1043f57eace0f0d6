// Diwan under load: a demonstration commune of 5,000 people, and a person of the role hr who is signed in.
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BINARY, must, PROJECT, serve } from '../binary.mjs'
import { proportionalMemory, waitUntilIdle } from './measure.mjs'

export const EMPLOYEES = 5000
/** Ten thousand sockets come from this one address. */
const CROWDED = { DIWAN_CONNECTIONS_PER_ADDRESS: '16000' }
const DOCUMENTS = (collection) => `/v1/databases/main/collections/${collection}/documents`

const filters = [
  { method: 'notEqual', attribute: 'FONCTION', values: ['INAPTE'] },
  { method: 'notEqual', attribute: 'FONCTION', values: ['F/T'] },
  { method: 'equal', attribute: 'active', values: [true] },
]
const page = [
  { method: 'orderDesc', attribute: 'DATN' },
  { method: 'limit', values: [10] },
]
const list = (queries) =>
  `${DOCUMENTS('employees')}?${queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')}`

/** Fills a store, then starts the server and signs in; what the demonstration leaves to do is done before anything is measured. */
export async function start(employees = EMPLOYEES, { binary = BINARY, env = CROWDED } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'))
  const data = join(folder, 'data')
  const printed = must(['demo', '--data', data, '--employees', String(employees)], { binary })
  const [, email, password] = /^\s*hr\S*\s.*?(\S+@\S+)\s+(\S+)/m.exec(printed) ?? []
  if (!email) throw new Error(`nobody of the role hr can sign in:\n${printed}`)
  const server = await serve(data, { binary, env })
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie()[0].split(';')[0]
  await waitUntilIdle(server.pid)
  return { ...server, folder, headers: { ...headers, cookie }, guest: headers, login: { email, password } }
}

/** The operations of the figures' table, as requests that go round and round. */
export async function operations(server, employees = EMPLOYEES) {
  const people = await (
    await fetch(server.url + list([{ method: 'limit', values: [500] }]), { headers: server.headers })
  ).json()
  if (people.total !== employees) throw new Error(`${people.total} employees instead of ${employees}`)
  const matching = await (await fetch(server.url + list([...filters, ...page]), { headers: server.headers })).json()
  const bureaux = await (await fetch(server.url + DOCUMENTS('bureaux'), { headers: server.headers })).json()
  const words = people.documents.flatMap((one) => one.fullNameFr.split(' ')).filter((word) => word.length >= 4)
  const terms = [...new Set(words.map((word) => word.slice(0, 4)))].slice(0, 100)
  const search = (term) => [...filters, { method: 'contains', attribute: 'fullNameFr', values: [term] }, ...page]
  // As the box of the list sends what is typed into it: two words in any order, and a number of the payroll.
  const box = 'fullNameFr,fullNameAr,CIN,N_PERS_ACT'
  const typed = (text) => ({
    path: list([...filters, { method: 'find', attribute: box, values: [text] }, ...page]),
  })
  const some = people.documents.slice(0, 100)
  const backwards = (name) => name.split(' ').toReversed().join(' ').toLowerCase()
  const patch = (collection, id, data) => ({ method: 'PATCH', path: `${DOCUMENTS(collection)}/${id}`, body: { data } })
  const update = people.documents.map((one) => patch('employees', one.$id, { grade: 'G{n}' }))
  return {
    list: [{ path: list([...filters, ...page]) }],
    pair: update.flatMap((one) => [one, { path: list([...filters, ...page]) }]),
    updateEmployee: update,
    updateAddress: people.documents.map((one) => patch('employees', one.$id, { address: 'Rue {n}' })),
    search: terms.map((term) => ({ path: list(search(term)) })),
    find: some.map((one) => typed(backwards(one.fullNameFr))),
    findNumber: some.map((one) => typed(String(one.N_PERS_ACT ?? one.CIN))),
    deep: [{ path: list([...filters, ...page, { method: 'offset', values: [Math.floor(matching.total * 0.9)] }]) }],
    ping: [{ path: '/v1/ping' }],
    get: people.documents.map((one) => ({ path: `${DOCUMENTS('employees')}/${one.$id}` })),
    createBureau: [
      {
        method: 'POST',
        path: DOCUMENTS('bureaux'),
        body: { documentId: 'unique()', data: { nameFr: 'Bureau {n}', nameAr: 'مكتب {n}' } },
      },
    ],
    updateBureau: bureaux.documents.map((one) => patch('bureaux', one.$id, { floor: '{n}' })),
    createEmployee: [
      {
        method: 'POST',
        path: DOCUMENTS('employees'),
        body: {
          documentId: 'unique()',
          data: { fullNameFr: 'Personne {n}', fullNameAr: 'شخص {n}', CIN: 'ZZ{n}', DATN: '1990-01-01' },
        },
      },
    ],
  }
}

/** What somebody does who is not signed in. */
export function guestOperations({ login }) {
  return {
    guestPing: [{ path: '/v1/ping' }],
    signIn: [{ method: 'POST', path: '/v1/account/sessions/email', body: login }],
  }
}

/** From the start of the process to its first answer, in milliseconds, and the memory it then holds: the middle of five. */
export async function starting(data) {
  const times = []
  const sizes = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    const server = await serve(data)
    const answer = await fetch(`${server.url}/status`)
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`status: ${answer.status}`)
    sizes.push(proportionalMemory(server.pid))
    await server.stop()
  }
  const middle = (values) => values.toSorted((a, b) => a - b)[2]
  return { milliseconds: middle(times), memory: middle(sizes) }
}

/** Size of the binary in MiB. */
export const binarySize = (path) => statSync(path).size / 1024 / 1024
