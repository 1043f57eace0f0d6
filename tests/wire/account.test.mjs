// Accounts and sessions through the official web client, one browser for each person.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { browser, refused, signedIn, web } from './client.mjs'

let server
before(async () => {
  server = await serveNew()
})

const newcomer = (name) => ({ email: `${name}@commune.example`, password: `the password of ${name}` })
async function registered(name) {
  const one = newcomer(name)
  await browser(server.endpoint).account.create({ userId: web.ID.unique(), ...one, name })
  return { ...one, ...(await signedIn(server.endpoint, one)) }
}

describe('an account', () => {
  test('is made by a guest, its address in lower case, without signing in', async () => {
    const guest = browser(server.endpoint)
    const made = await guest.account.create({
      userId: 'zineb',
      email: 'Zineb@Commune.example',
      password: 'a good password',
      name: 'Zineb',
    })
    assert.equal(made.$id, 'zineb')
    assert.equal(made.email, 'zineb@commune.example')
    assert.equal(made.name, 'Zineb')
    assert.deepEqual(made.labels, [])
    assert.equal(made.status, true)
    assert.ok(!('password' in made) && !('hash' in made))
    assert.match(made.registration, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
    await refused(guest.account.get(), 'general_unauthorized_scope', 401)
  })

  test('is not made twice, nor with a bad id, address or password', async () => {
    const { account } = browser(server.endpoint)
    const one = { userId: 'taken', email: 'taken@commune.example', password: 'a good password' }
    await account.create(one)
    await refused(account.create(one), 'user_already_exists', 409)
    // Whose the address is stays unsaid: the answer looks like any other.
    assert.equal((await account.create({ ...one, userId: 'other' })).$id, 'other')
    await refused(account.create({ ...one, userId: '_bad' }), 'general_argument_invalid', 400)
    await refused(account.create({ ...one, userId: 'x', email: 'nothing' }), 'general_argument_invalid', 400)
    await refused(
      account.create({ ...one, userId: 'x', email: 'x@commune.example', password: 'short' }),
      'general_argument_invalid',
      400,
    )
  })

  test('changes its name, its password and its preferences', async () => {
    const { account, email, password } = await registered('karim')
    assert.equal((await account.updateName({ name: 'Karim B.' })).name, 'Karim B.')
    await refused(
      account.updatePassword({ password: 'another password', oldPassword: 'not this one' }),
      'user_invalid_credentials',
      401,
    )
    await account.updatePassword({ password: 'another password', oldPassword: password })
    await refused(signedIn(server.endpoint, { email, password }), 'user_invalid_credentials', 401)
    await signedIn(server.endpoint, { email, password: 'another password' })

    assert.deepEqual({ ...(await account.getPrefs()) }, {})
    const updated = await account.updatePrefs({ prefs: { theme: 'dark', lists: { employees: { size: 50 } } } })
    assert.equal(updated.email, email)
    assert.equal((await account.getPrefs()).lists.employees.size, 50)
    await account.updatePrefs({ prefs: { language: 'ar' } })
    assert.deepEqual({ ...(await account.getPrefs()) }, { language: 'ar' })
    await refused(account.updatePrefs({ prefs: { text: 'x'.repeat(70_000) } }), 'general_argument_invalid', 400)
  })

  test('without a profile reaches nothing but itself', async () => {
    const { account, databases } = await registered('stranger')
    assert.equal((await account.get()).email, 'stranger@commune.example')
    const body = await refused(
      databases.listDocuments({ databaseId: 'main', collectionId: 'employees' }),
      'user_unauthorized',
      401,
    )
    assert.equal(body.message, 'no user Found')
  })
})

describe('a session', () => {
  test('is opened by address and password, and its secret never reaches a browser', async () => {
    const one = browser(server.endpoint)
    const session = await one.account.createEmailPasswordSession(ADMIN)
    assert.equal(session.secret, '')
    assert.equal(session.provider, 'email')
    assert.equal(session.current, true)
    assert.deepEqual(session.factors, ['password'])
    assert.ok(one.jar.has('a_session_diwan'))
    assert.equal((await one.account.get()).email, ADMIN.email)
    const read = await one.account.getSession({ sessionId: 'current' })
    assert.equal(read.$id, session.$id)
    assert.equal((await one.account.getSession({ sessionId: session.$id })).current, true)
  })

  test('is refused for wrong credentials alike, whichever is wrong', async () => {
    const { account } = browser(server.endpoint)
    const wrong = await refused(
      account.createEmailPasswordSession({ ...ADMIN, password: 'not the password' }),
      'user_invalid_credentials',
      401,
    )
    const unknown = await refused(
      account.createEmailPasswordSession({ email: 'nobody@commune.example', password: 'not the password' }),
      'user_invalid_credentials',
      401,
    )
    assert.equal(wrong.message, unknown.message)
    await refused(
      account.createEmailPasswordSession({ email: ADMIN.email, password: 'short' }),
      'general_argument_invalid',
      400,
    )
    await refused(
      account.createEmailPasswordSession({ email: 'nothing', password: 'long enough' }),
      'general_argument_invalid',
      400,
    )
  })

  test('is not opened over a live one', async () => {
    const { account } = await signedIn(server.endpoint, ADMIN)
    await refused(account.createEmailPasswordSession(ADMIN), 'user_session_already_exists', 401)
  })

  test('is listed, extended and ended, one or all', async () => {
    const first = await registered('lina')
    const second = await signedIn(server.endpoint, first)
    const third = await signedIn(server.endpoint, first)
    const { total, sessions } = await first.account.listSessions()
    assert.equal(total, 3)
    assert.equal(sessions.filter((one) => one.current).length, 1)

    const extended = await first.account.updateSession({ sessionId: 'current' })
    assert.ok(extended.expire >= sessions.find((one) => one.current).expire)

    const other = await second.account.getSession({ sessionId: 'current' })
    await first.account.deleteSession({ sessionId: other.$id })
    await refused(second.account.get(), 'general_unauthorized_scope', 401)
    await refused(first.account.getSession({ sessionId: other.$id }), 'user_session_not_found', 404)
    await refused(first.account.deleteSession({ sessionId: 'nosuch' }), 'user_session_not_found', 404)

    await first.account.deleteSessions()
    assert.equal(first.jar.has('a_session_diwan'), false)
    await refused(first.account.get(), 'general_unauthorized_scope', 401)
    await refused(third.account.get(), 'general_unauthorized_scope', 401)
  })

  test('ends with the browser that asks', async () => {
    const one = await signedIn(server.endpoint, ADMIN)
    await one.account.deleteSession({ sessionId: 'current' })
    assert.equal(one.jar.has('a_session_diwan'), false)
    await refused(one.account.get(), 'general_unauthorized_scope', 401)
    await one.account.createEmailPasswordSession(ADMIN)
  })

  test('the oldest gives way to the eleventh', async () => {
    const first = await registered('many')
    for (let opened = 1; opened < 11; opened++) await signedIn(server.endpoint, first)
    await refused(first.account.get(), 'general_unauthorized_scope', 401)
  })
})
