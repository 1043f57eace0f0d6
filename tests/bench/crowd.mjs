// One person who asks for as much as sixteen connections carry, of each kind of call in turn: what another's list and a ping
// take meanwhile, beside what they take of the same minute when nobody else asks. Walks the actions that the server declares.
import { createUser, PROJECT, serve } from '../binary.mjs'

export const LOUD = 16
/** Milliseconds that 99 lists of a hundred, and 95 pings of a hundred, must not take longer than. */
export const LIST_MOST = 250
export const PING_MOST = 50
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60)
const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
const LIST = '/databases/main/collections/employees/documents'
const PEOPLE = ['loud', 'quiet'].map((username) => ({
  username,
  email: `${username}@commune.example`,
  password: 'a long bench password',
}))
// The least pixel there is.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const share = (times, part) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]

async function signedIn(server, { email, password }) {
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, { method: 'POST', headers: HEADERS, body })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  return { ...HEADERS, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
}

async function timed(server, headers, path) {
  const began = performance.now()
  const answer = await fetch(server.endpoint + path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - began
}

/** The list's p99 and the ping's p95, in milliseconds. */
async function felt(server, headers) {
  const lists = []
  const pings = []
  for (let round = 0; round < ROUNDS; round++) {
    lists.push(
      await timed(server, headers, `${LIST}?queries[0]=${encodeURIComponent('{"method":"limit","values":[10]}')}`),
    )
    pings.push(await timed(server, HEADERS, '/ping'))
  }
  return { list: share(lists, 0.99), ping: share(pings, 0.95) }
}

/** A picture of the loud one, to be previewed. */
async function picture(server, { cookie }) {
  const form = new FormData()
  form.append('fileId', 'unique()')
  form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  const answer = await fetch(`${server.endpoint}/storage/buckets/images/files`, {
    method: 'POST',
    headers: { cookie, 'x-appwrite-project': PROJECT },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`upload: ${await answer.text()}`)
  return (await answer.json()).$id
}

/** What may be looped: every declared action, and what else takes long. Each is told the number of the call. */
async function calls(server, headers) {
  const described = await (await fetch(`${server.endpoint}/openapi.json`, { headers })).json()
  const actions = Object.keys(described.paths).filter((path) => path.includes('/actions/'))
  if (actions.length === 0) throw new Error('no action is declared')
  const people = (await (await fetch(server.endpoint + LIST, { headers })).json()).documents
  const mission = { departAt: '2020-01-01T00:00:00Z', returnAt: '2020-02-01T00:00:00Z', destination: 'x', mission: 'x' }
  const data = JSON.stringify({ ...mission, persoActifId: people[0].$id, companions: people.map(({ $id }) => $id) })
  const file = await picture(server, headers)
  const asked = (...queries) =>
    queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
  const all = { method: 'limit', values: [5000] }
  const ordered = Array.from({ length: 10 }, () => ({ method: 'orderAsc', attribute: 'service.nameFr' }))
  const found = ['a', 'e', 'i', 'o'].map((value) => ({ method: 'contains', attribute: 'fullNameFr', values: [value] }))
  const get = (path) => ({ name: path.split('?')[0], call: (at) => ({ path: path.replaceAll('{n}', at) }) })
  return [
    ...actions.map((path) => ({
      name: path,
      call: () => ({ path: path.slice(path.indexOf('/actions/')), method: 'POST', body: data }),
    })),
    get(`${LIST}?${asked(all)}`),
    get(`${LIST}?${asked(...ordered, ...found)}`),
    get(`${LIST}/export?format=xlsx`),
    get(`${LIST}/export?format=csv`),
    get(`/storage/buckets/images/files/${file}/preview?width=4000&height=4000&rotation={n}`),
  ]
}

/** Loops one call over all connections until it is stopped; how many were answered. */
function looped(server, headers, call) {
  let isOn = true
  let count = 0
  const loop = async () => {
    while (isOn) {
      const { path, ...rest } = call(count++ % 360)
      await (await fetch(server.endpoint + path, { headers, ...rest })).arrayBuffer()
    }
  }
  const running = Array.from({ length: LOUD }, loop)
  return async () => {
    isOn = false
    await Promise.all(running)
    return count
  }
}

/** `[{ name, count, list, ping, listRatio, pingRatio }]`, the worst list first. */
export async function crowd(data) {
  for (const person of PEOPLE) createUser(data, person)
  const server = await serve(data)
  const [loud, quiet] = [await signedIn(server, PEOPLE[0]), await signedIn(server, PEOPLE[1])]
  await felt(server, quiet)
  const figures = []
  for (const { name, call } of await calls(server, loud)) {
    const idle = await felt(server, quiet)
    const stop = looped(server, loud, call)
    const busy = await felt(server, quiet)
    const count = await stop()
    figures.push({ name, count, ...busy, listRatio: busy.list / idle.list, pingRatio: busy.ping / idle.ping })
  }
  await server.stop()
  return figures.toSorted((a, b) => b.list - a.list)
}
