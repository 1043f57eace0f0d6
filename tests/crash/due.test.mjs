// What falls due and what is pushed, when the process is killed on the way: sent at least once, shown once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, serve } from '../binary.mjs'
import { browser, startPushService } from '../push-service.mjs'
import { atEnd, folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { call, DELEGATE, DOCUMENTS, day, household, JSON_HEADERS, signIn } from './people.mjs'

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
/** A job that a killed process had begun is free again after two minutes. */
const PATIENCE = 180_000

/** How many notifications of what falls due stand; asked again until there are so many. */
async function standing(server, headers, atLeast) {
  const queries = [
    { method: 'equal', attribute: 'kind', values: ['deadlines.due'] },
    { method: 'limit', values: [MANY * 2] },
  ]
  const search = queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
  const look = async () => {
    const list = await call(server, headers, 'GET', `${DOCUMENTS('notifications')}?${search}`)
    return list.documents.map((one) => one.subjectId)
  }
  return until(`${atLeast} notifications`, look, (told) => told.length >= atLeast, { patience: PATIENCE })
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
