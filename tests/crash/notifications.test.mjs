// What people are told when the process is killed between the commit and the sending: sent at least once, shown once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, serve } from '../binary.mjs'
import { startMailbox } from '../post.mjs'
import { atEnd, folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { call, DELEGATE, DOCUMENTS, day, household, JSON_HEADERS, signIn } from './people.mjs'

/** The people of a store, and what a key asks with. */
async function peopled(server, key) {
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': key }
  await household(server, headers)
  return headers
}

const delegate = (server, headers) =>
  call(server, headers, 'POST', DOCUMENTS('delegations'), {
    documentId: 'delegation',
    data: { headEmployeeId: 'head', delegateId: 'amal', from: day(0), to: day(9) },
  })

/** What the delegate sees of it. */
async function shown(server) {
  const list = await call(server, await signIn(server, DELEGATE), 'GET', DOCUMENTS('notifications'))
  return list.documents.map((one) => one.kind)
}

/** A store with its people, and the settings that lead it to a mailbox. */
async function town() {
  const data = folder()
  createUser(data, ADMIN)
  createUser(data, DELEGATE, [])
  return { data, key: createKey(data), mailbox: await startMailbox() }
}

test('killed after the commit and before the letter left, it is sent after the next start', async () => {
  const { data, key, mailbox } = await town()
  await mailbox.stop()
  const server = await serve(data, { env: mailbox.env })
  atEnd(server.kill)
  await delegate(server, await peopled(server, key))
  assert.equal(await server.kill(), 'SIGKILL')
  await mailbox.start()
  const again = await serveUntilEnd(data, { env: mailbox.env })
  const letter = await mailbox.next(DELEGATE.email)
  assert.match(letter.subject, /^Délégation de head$/)
  assert.deepEqual(await shown(again), ['delegations.given'])
})

test('killed while the letter is on its way, it is sent again under the same name and shown once', async () => {
  const { data, key, mailbox } = await town()
  const server = await serve(data, { env: mailbox.env })
  atEnd(server.kill)
  const headers = await peopled(server, key)
  const arriving = mailbox.next(DELEGATE.email)
  const release = mailbox.hold()
  await delegate(server, headers)
  // It has the letter, and has not yet said so.
  const first = await arriving
  assert.equal(await server.kill(), 'SIGKILL')
  release()
  const again = await serveUntilEnd(data, { env: mailbox.env })
  const second = await mailbox.next(DELEGATE.email)
  assert.equal(second.messageId, first.messageId)
  assert.deepEqual(await shown(again), ['delegations.given'])
})

const MANY = 2000

/** So many people who can be told, and whoever administers. */
async function crowd(server, key) {
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': key }
  for (let from = 0; from < MANY; from += 100) {
    const documents = Array.from({ length: 100 }, (_, at) => {
      const $id = `u${from + at}`
      return { $id, username: $id, email: `${$id}@commune.example`, userId: $id }
    })
    await call(server, headers, 'POST', DOCUMENTS('users'), { documents })
  }
  return headers
}

const announce = async (server) =>
  call(server, await signIn(server, ADMIN), 'POST', '/actions/notifications.announce', {
    titleFr: 'Coupure',
    bodyFr: 'Ce soir.',
  })

/** A job that a killed process had begun is free again after two minutes. */
const PATIENCE = 180_000

/** How many notifications stand; asked again until there are so many. */
async function standing(server, headers, atLeast) {
  const limit = encodeURIComponent(JSON.stringify({ method: 'limit', values: [1] }))
  const look = async () =>
    (await call(server, headers, 'GET', `${DOCUMENTS('notifications')}?queries[0]=${limit}`)).total
  return until(`${atLeast} notifications`, look, (total) => total >= atLeast, { patience: PATIENCE })
}

/** Whom each notification is for. */
async function told(server, headers) {
  const limit = encodeURIComponent(JSON.stringify({ method: 'limit', values: [MANY * 2] }))
  const list = await call(server, headers, 'GET', `${DOCUMENTS('notifications')}?queries[0]=${limit}`)
  return list.documents.map((one) => one.userId)
}

test(`killed while ${MANY} people are being told, each is told once after the next start`, async () => {
  const { data, key, mailbox } = await town()
  const server = await serve(data, { env: mailbox.env })
  atEnd(server.kill)
  const headers = await crowd(server, key)
  const everybody = MANY + 2
  assert.equal((await announce(server)).told, everybody)
  await standing(server, headers, 1)
  assert.equal(await server.kill(), 'SIGKILL')
  const again = await serveUntilEnd(data, { env: mailbox.env })
  await standing(again, headers, everybody)
  const users = await told(again, headers)
  assert.equal(users.length, everybody)
  assert.equal(new Set(users).size, everybody)
})
