// What falls due and what is pushed, when the process is killed on the way: sent at least once, shown once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, serve } from '../binary.mjs'
import { browser, startPushService } from '../push-service.mjs'
import { atEnd, folder, serveUntilEnd } from '../rig.mjs'

const DELEGATE = { email: 'amal@commune.example', username: 'amal', password: 'a long password of amal' }
const JSON_HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' }
const DOCUMENTS = (collection) => `/databases/main/collections/${collection}/documents`

async function call(server, headers, method, path, body) {
  const answer = await fetch(server.endpoint + path, { method, headers, body: body && JSON.stringify(body) })
  const told = await answer.json()
  assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(told)}`)
  return told
}

async function signIn(server, { email, password }) {
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email, password }),
  })
  assert.equal(answer.status, 201)
  return { ...JSON_HEADERS, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
}

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A head, and a delegate who is a user. */
async function household(server, headers) {
  for (const [id, CIN] of [
    ['head', 'AA1001'],
    ['amal', 'AA1002'],
  ])
    await call(server, headers, 'POST', DOCUMENTS('employees'), {
      documentId: id,
      data: { fullNameFr: id, fullNameAr: 'موظف', CIN },
    })
  const users = await call(server, headers, 'GET', DOCUMENTS('users'))
  const amal = users.documents.find((user) => user.email === DELEGATE.email)
  await call(server, headers, 'PATCH', `${DOCUMENTS('users')}/${amal.$id}`, { data: { persoActif: 'amal' } })
}

/** A store with its people, and a key to it. */
async function town(env) {
  const data = folder()
  createUser(data, ADMIN)
  createUser(data, DELEGATE, [])
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': createKey(data) }
  const server = await serve(data, { env })
  atEnd(server.kill)
  await household(server, headers)
  return { data, server, headers }
}

const delegation = (id) => ({
  $id: id,
  headEmployeeId: 'head',
  delegateId: 'amal',
  from: day(0),
  to: day(5),
})

/** Signs a browser of the delegate up for messages. */
async function subscribe(server, endpoint) {
  const headers = await signIn(server, DELEGATE)
  const { publicKey } = await call(server, headers, 'POST', '/actions/notificationPreferences.pushKey')
  const device = browser(endpoint)
  await call(server, headers, 'POST', '/account/targets/push', {
    targetId: 'unique()',
    identifier: device.subscription,
    providerId: 'webpush',
  })
  return { ...device, publicKey, headers }
}

test('killed between the commit and the push, the browser is told after the next start, and shown it once', async () => {
  const service = await startPushService()
  const { data, server, headers } = await town(service.env)
  const device = await subscribe(server, service.endpoint)
  service.hold()
  const { $id, ...given } = delegation('d1')
  await call(server, headers, 'POST', DOCUMENTS('delegations'), { documentId: $id, data: given })
  // The service has it, and has not yet said so.
  const first = await service.next()
  assert.equal(await server.kill(), 'SIGKILL')
  await service.stop()
  await service.start()
  const again = await serveUntilEnd(data, { env: service.env })
  const list = await call(again, device.headers, 'GET', DOCUMENTS('notifications'))
  assert.deepEqual(
    list.documents.map((one) => one.kind),
    ['delegations.given'],
  )
  const [one] = list.documents
  for (const message of [first, await service.next()]) {
    const shown = device.open(message.body)
    assert.equal(shown.title, 'Délégation de head')
    assert.equal(shown.tag, one.$id, 'the second takes the place of the first')
    assert.match(message.headers.authorization, new RegExp(`^vapid t=.+, k=${device.publicKey}$`))
    assert.equal(message.headers.topic, first.headers.topic)
  }
})

const MANY = 500

/** How many notifications of what falls due stand; asked again until there are so many. */
async function standing(server, headers, atLeast) {
  const queries = [
    { method: 'equal', attribute: 'kind', values: ['deadlines.due'] },
    { method: 'limit', values: [MANY * 2] },
  ]
  const search = queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
  for (;;) {
    const list = await call(server, headers, 'GET', `${DOCUMENTS('notifications')}?${search}`)
    if (list.total >= atLeast) return list.documents.map((one) => one.subjectId)
  }
}

test(`killed while ${MANY} deadlines are being told, each is told once after the next start`, async () => {
  const { data, server, headers } = await town({})
  const documents = Array.from({ length: MANY }, (_, at) => delegation(`d${at}`))
  for (let from = 0; from < MANY; from += 100)
    await call(server, headers, 'POST', DOCUMENTS('delegations'), { documents: documents.slice(from, from + 100) })
  await call(server, await signIn(server, ADMIN), 'POST', '/actions/jobRuns.run', { job: 'deadlines.tell' })
  await standing(server, headers, 1)
  assert.equal(await server.kill(), 'SIGKILL')
  const again = await serveUntilEnd(data)
  const subjects = await standing(again, headers, MANY)
  assert.equal(subjects.length, MANY)
  assert.equal(new Set(subjects).size, MANY)
})
