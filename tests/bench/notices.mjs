// Telling everybody: from the commit of the cause to the last notification, what a list costs meanwhile, and how fast the
// centre of one reader opens.
import { createKey, createUser, PROJECT, serve } from '../binary.mjs'

export const TOLD = 10_000
const ADMIN = { email: 'bench@commune.example', username: 'bench', password: 'a long bench password' }
const DOCUMENTS = (collection) => `/databases/main/collections/${collection}/documents`
const OPENED = 100

const asked = (queries) =>
  queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function call(server, headers, method, path, body) {
  const answer = await fetch(server.endpoint + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** Everybody who is told, and an administrator who is signed in. */
async function people(server, key) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const keyed = { ...headers, 'x-appwrite-key': key }
  for (let from = 0; from < TOLD - 1; from += 100) {
    const documents = Array.from({ length: Math.min(100, TOLD - 1 - from) }, (_, at) => {
      const $id = `told${from + at}`
      return { $id, username: $id, email: `${$id}@commune.example`, userId: $id }
    })
    await call(server, keyed, 'POST', DOCUMENTS('users'), { documents })
  }
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  return { keyed, admin: { ...headers, cookie: answer.headers.getSetCookie()[0].split(';')[0] } }
}

/** How long one request takes, in milliseconds. */
async function timed(ask) {
  const began = performance.now()
  await ask()
  return performance.now() - began
}

/**
 * `{ told, alone, meanwhile, opened }`, in milliseconds: from the commit to the last of `TOLD` notifications, the middle
 * list of employees while nothing else happens and while people are told, and the newest twenty with the count.
 */
export async function notices(data) {
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serve(data)
  const { keyed, admin } = await people(server, key)
  const employees = `${DOCUMENTS('employees')}?${asked([
    { method: 'orderDesc', attribute: 'DATN' },
    { method: 'limit', values: [10] },
  ])}`
  const list = () => timed(() => call(server, admin, 'GET', employees))
  const alone = []
  while (alone.length < OPENED) alone.push(await list())
  const before = await standing(server, keyed)
  const everybody = await call(server, admin, 'POST', '/actions/notifications.announce', { titleFr: 'A', bodyFr: 'B' })
  const began = performance.now()
  const meanwhile = []
  while ((await standing(server, keyed)) < before + everybody.told) meanwhile.push(await list())
  const told = performance.now() - began
  const newest = `${DOCUMENTS('notifications')}?${asked([
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [20] },
  ])}`
  const opened = []
  while (opened.length < OPENED) {
    const both = () =>
      Promise.all([call(server, admin, 'GET', newest), call(server, admin, 'POST', '/actions/notifications.count', {})])
    opened.push(await timed(both))
  }
  await server.stop()
  return { told, alone: middle(alone), meanwhile: middle(meanwhile), opened: middle(opened) }
}

/** How many notifications stand. */
async function standing(server, headers) {
  const path = `${DOCUMENTS('notifications')}?${asked([{ method: 'limit', values: [1] }])}`
  return (await call(server, headers, 'GET', path)).total
}
