// Live updates through the official web client: the Realtime class and client.subscribe.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN, createUser } from '../binary.mjs'
import { atEnd, serveNew } from '../rig.mjs'
import { signedIn } from './client.mjs'
import { MAIN, seed } from './seed.mjs'
import { answered, inbox, sockets } from './sockets.mjs'

const CLERK = { email: 'clerk@commune.example', username: 'clerk', password: 'a long clerk password' }
const BUREAUX = `databases.${MAIN}.collections.bureaux.documents`
const EMPLOYEES = `databases.${MAIN}.collections.employees.documents`
let admin
let endpoint
before(async () => {
  const server = await serveNew()
  await seed(server)
  createUser(server.data, CLERK, [])
  endpoint = server.endpoint
  admin = await signedIn(endpoint, ADMIN)
})

const bureau = (documentId, data) => ({ databaseId: MAIN, collectionId: 'bureaux', documentId, data })
const NAMES = { nameFr: 'Accueil', nameAr: 'الاستقبال' }

// How each class subscribes, and stops.
const CLASSES = {
  'the Realtime class': async ({ realtime }, channels, put) => {
    const subscription = await answered('subscribe', () => realtime.subscribe(channels, put))
    atEnd(() => subscription.close())
    return () => answered('unsubscribe', () => subscription.unsubscribe())
  },
  'client.subscribe': async ({ client }, channels, put) => {
    const stop = await answered('subscribe', () => client.subscribe(channels, put))
    atEnd(() => answered('close', stop))
    return stop
  },
}

for (const [name, subscribe] of Object.entries(CLASSES)) {
  describe(name, () => {
    test('creation, change and deletion are told as a read would give them', async () => {
      const one = sockets(endpoint, await signedIn(endpoint, ADMIN))
      const { put, take } = inbox()
      const id = name.replace(/\W/g, '-')
      await subscribe(one, [BUREAUX], put)
      const made = await admin.databases.createDocument(bureau(id, NAMES))
      const created = await take()
      assert.deepEqual({ ...created.payload }, { ...made })
      assert.ok(created.events.includes('databases.*.collections.*.documents.*.create'))
      await admin.databases.updateDocument(bureau(id, { floor: '3' }))
      assert.equal((await take()).payload.floor, '3')
      await admin.databases.deleteDocument(bureau(id))
      const deleted = await take()
      assert.equal(deleted.events[0], `${BUREAUX}.${id}.delete`)
      assert.equal(deleted.payload.floor, '3')
    })

    test('a reader of little hears little', async () => {
      const one = sockets(endpoint, await signedIn(endpoint, CLERK))
      const { put, take } = inbox()
      await subscribe(one, [EMPLOYEES, `databases.${MAIN}.collections.users.documents`], put)
      const amal = { databaseId: MAIN, collectionId: 'employees', documentId: 'amal' }
      await admin.databases.updateDocument({ ...amal, data: { grade: name } })
      let { payload } = await take()
      while (payload.$collectionId === 'users') {
        // The own sign-in may still be under way.
        assert.equal(payload.username, CLERK.username)
        payload = (await take()).payload
      }
      assert.equal(payload.fullNameFr, 'Amal Bennani')
      assert.ok(!('CIN' in payload) && !('grade' in payload) && !('baseSalary' in payload))
    })
  })
}

test('what is unsubscribed is told no more', async () => {
  const one = sockets(endpoint, await signedIn(endpoint, ADMIN))
  const [first, second] = [inbox(), inbox()]
  const stop = await CLASSES['the Realtime class'](one, [BUREAUX], first.put)
  await CLASSES['the Realtime class'](one, ['rows'], second.put)
  await admin.databases.createDocument(bureau('seen', NAMES))
  await Promise.all([first.take(), second.take()])
  await stop()
  await admin.databases.createDocument(bureau('unseen', NAMES))
  assert.equal((await second.take()).payload.$id, 'unseen')
  first.put('nothing before this')
  assert.equal(await first.take(), 'nothing before this')
})

test('a sign-in elsewhere is heard of, and what it opened is not', async () => {
  const browser = await signedIn(endpoint, CLERK)
  const { put, take } = inbox()
  await CLASSES['the Realtime class'](sockets(endpoint, browser), ['account'], put)
  const own = await browser.account.getSession({ sessionId: 'current' })
  const elsewhere = await signedIn(endpoint, CLERK)
  const { $id, userId } = await elsewhere.account.getSession({ sessionId: 'current' })
  let opened = await take()
  // The own sign-in may still be under way.
  while (opened.payload.$id === own.$id) opened = await take()
  assert.equal(opened.events[0], `users.${userId}.sessions.${$id}.create`)
  assert.equal(opened.payload.$id, $id)
  assert.equal(opened.payload.secret, '')
  await browser.account.deleteSession({ sessionId: $id })
  const ended = await take()
  assert.ok(ended.events.includes('users.*.sessions.*.delete'))
  assert.equal(ended.payload.$id, $id)
})

test('the own account is heard of', async () => {
  const browser = await signedIn(endpoint, CLERK)
  const { put, take } = inbox()
  await CLASSES['the Realtime class'](sockets(endpoint, browser), ['account'], put)
  await browser.account.updatePrefs({ prefs: { theme: 'dark' } })
  const { events, payload } = await take()
  assert.equal(events[0], `users.${payload.$id}.update.prefs`)
  assert.deepEqual({ ...payload.prefs }, { theme: 'dark' })
})
