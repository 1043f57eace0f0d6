// The second factor, push targets and what keys do with accounts, through the official clients.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { createUser } from '../binary.mjs'
import { codeIn, startGateway, startMailbox } from '../post.mjs'
import { serveNew } from '../rig.mjs'
import { browser, keyed, node, refused, signedIn, web } from './client.mjs'

let server
let mailbox
let gateway
let users
before(async () => {
  mailbox = await startMailbox()
  gateway = await startGateway()
  server = await serveNew({ env: { ...mailbox.env, ...gateway.env } })
  users = new node.Users(keyed(server.endpoint, server.key).client)
})

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The code that an app shows, `ahead` steps from now (RFC 6238). */
function code(secret, ahead = 0) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = mac[19] & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const password = 'a password for the desk'
const register = (name) => {
  const one = { email: `${name}@commune.example`, username: name, password }
  createUser(server.data, one, [])
  return one
}

describe('the second factor', () => {
  test('by an app, recovery codes and letters, each spelling of each call', async () => {
    const one = register('amal')
    const { account } = await signedIn(server.endpoint, one)
    const begun = await account.createMFAAuthenticator({ type: 'totp' })
    assert.match(begun.uri, /^otpauth:\/\/totp\/Diwan/)
    await refused(account.updateMFAAuthenticator({ type: 'totp', otp: '000' }), 'user_invalid_token', 401)
    const used = code(begun.secret)
    await account.updateMFAAuthenticator({ type: 'totp', otp: used })
    await refused(account.createMfaAuthenticator({ type: 'totp' }), 'user_authenticator_already_verified', 409)
    assert.equal((await account.updateMFA({ mfa: true })).mfa, true)
    const { recoveryCodes } = await account.createMFARecoveryCodes()
    assert.equal(recoveryCodes.length, 6)
    await refused(account.getMFARecoveryCodes(), 'user_challenge_required', 401)

    const half = await signedIn(server.endpoint, one)
    await refused(half.account.get(), 'user_more_factors_required', 401)
    assert.equal((await half.account.listMFAFactors()).totp, true)
    const asked = await half.account.createMFAChallenge({ factor: 'totp' })
    assert.equal(typeof asked.expire, 'string')
    await refused(half.account.updateMFAChallenge({ challengeId: asked.$id, otp: used }), 'user_invalid_token', 401)
    // The next code, as a clock that is a little ahead shows it.
    const otp = code(begun.secret, 1)
    const session = await half.account.updateMFAChallenge({ challengeId: asked.$id, otp })
    assert.deepEqual(session.factors, ['password', 'totp'])
    assert.equal((await half.account.get()).email, one.email)
    assert.deepEqual((await half.account.getMFARecoveryCodes()).recoveryCodes, recoveryCodes)

    const third = await signedIn(server.endpoint, one)
    // The word of the official clients, and that of the factors' answer.
    for (const [at, factor] of [web.AuthenticationFactor.Recoverycode, 'recoveryCode'].entries()) {
      const recovery = await third.account.createMfaChallenge({ factor })
      const met = await third.account.updateMfaChallenge({ challengeId: recovery.$id, otp: recoveryCodes[at] })
      assert.deepEqual(met.factors, ['password', 'recoveryCode'])
    }
    assert.equal((await third.account.updateMFARecoveryCodes()).recoveryCodes.length, 6)
    await third.account.deleteMFAAuthenticator({ type: 'totp' })
    assert.equal((await third.account.listMfaFactors()).totp, false)
  })

  test('by a code in a letter, at the path of old clients too', async () => {
    const one = register('badr')
    const { users: found } = await users.list({ queries: [node.Query.equal('email', one.email)] })
    await users.updateEmailVerification({ userId: found[0].$id, emailVerification: true })
    await users.updateMFA({ userId: found[0].$id, mfa: true })
    const half = await signedIn(server.endpoint, one)
    await refused(half.account.get(), 'user_more_factors_required', 401)
    await refused(half.account.createMFAChallenge({ factor: 'phone' }), 'user_phone_not_verified', 400)
    const old = async (method, body) => {
      const response = await fetch(`${server.endpoint}/account/mfa/challenge`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-appwrite-project': 'diwan',
          cookie: [...half.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      })
      return response.json()
    }
    const asked = await old('POST', { factor: 'email' })
    const otp = codeIn(await mailbox.next(one.email))
    const session = await old('PUT', { challengeId: asked.$id, otp })
    assert.deepEqual(session.factors, ['password', 'email'])
    assert.equal((await half.account.get()).mfa, true)
  })
})

describe('the second factor by telephone', () => {
  test('comes as a short message, to a number that is proven', async () => {
    const one = register('bouchra')
    const { users: found } = await users.list({ queries: [node.Query.equal('email', one.email)] })
    const userId = found[0].$id
    await users.updatePhone({ userId, number: '+212612345699' })
    await users.updatePhoneVerification({ userId, phoneVerification: true })
    await users.updateMFA({ userId, mfa: true })
    const half = await signedIn(server.endpoint, one)
    assert.equal((await half.account.listMFAFactors()).phone, true)
    const asked = await half.account.createMFAChallenge({ factor: 'phone' })
    const otp = codeIn(await gateway.next('+212612345699'))
    const other = await signedIn(server.endpoint, one)
    await refused(other.account.updateMFAChallenge({ challengeId: asked.$id, otp }), 'user_invalid_token', 401)
    const session = await half.account.updateMFAChallenge({ challengeId: asked.$id, otp })
    assert.deepEqual(session.factors, ['password', 'phone'])
  })
})

describe('push targets', () => {
  test('are registered, changed and forgotten', async () => {
    const { account } = await signedIn(server.endpoint, register('chafik'))
    const target = await account.createPushTarget({ targetId: web.ID.unique(), identifier: 'device-1' })
    assert.deepEqual([target.providerType, target.identifier, target.expired], ['push', 'device-1', false])
    const { targets } = await account.get()
    assert.deepEqual(
      targets.map((one) => one.providerType),
      ['email', 'push'],
    )
    const changed = await account.updatePushTarget({ targetId: target.$id, identifier: 'device-2' })
    assert.equal(changed.identifier, 'device-2')
    await account.deletePushTarget({ targetId: target.$id })
    await refused(account.deletePushTarget({ targetId: target.$id }), 'user_target_not_found', 404)
  })
})

describe('a key', () => {
  test('manages accounts', async () => {
    const made = await users.create({
      userId: node.ID.unique(),
      email: 'driss@commune.example',
      password,
      name: 'Driss',
    })
    const userId = made.$id
    assert.equal((await users.get({ userId })).name, 'Driss')
    assert.equal((await users.updateName({ userId, name: 'Driss B.' })).name, 'Driss B.')
    assert.equal(
      (await users.updateEmail({ userId, email: 'Driss.B@commune.example' })).email,
      'driss.b@commune.example',
    )
    assert.equal((await users.updatePhone({ userId, number: '+212612345678' })).phone, '+212612345678')
    assert.equal((await users.updatePhoneVerification({ userId, phoneVerification: true })).phoneVerification, true)
    assert.equal((await users.updateEmailVerification({ userId, emailVerification: true })).emailVerification, true)
    assert.deepEqual((await users.updateLabels({ userId, labels: ['vip'] })).labels, ['vip'])
    assert.deepEqual({ ...(await users.updatePrefs({ userId, prefs: { theme: 'dark' } })) }, { theme: 'dark' })
    assert.equal((await users.getPrefs({ userId })).theme, 'dark')
    await users.updatePassword({ userId, password: 'another one for the desk' })
    const one = await signedIn(server.endpoint, {
      email: 'driss.b@commune.example',
      password: 'another one for the desk',
    })
    assert.equal((await users.listSessions({ userId })).total, 1)
    assert.ok((await users.listLogs({ userId })).total > 0)
    assert.equal((await users.listMemberships({ userId })).total, 0)
    await users.deleteSessions({ userId })
    await refused(one.account.get(), 'general_unauthorized_scope', 401)
    assert.equal((await users.updateStatus({ userId, status: false })).status, false)
    await users.delete({ userId })
    await refused(users.get({ userId }), 'user_not_found', 404)
  })

  test('lets others in by a session, a token and a JSON Web Token', async () => {
    const { $id: userId } = await users.create({ userId: node.ID.unique(), email: 'farid@commune.example' })
    const session = await users.createSession({ userId })
    assert.ok(session.secret.length > 30)
    const { jwt } = await users.createJWT({ userId })
    const client = new node.Client().setEndpoint(server.endpoint).setProject('diwan').setJWT(jwt)
    assert.equal((await new node.Account(client).get()).$id, userId)
    const token = await users.createToken({ userId, length: 40, expire: 120 })
    assert.equal(token.secret.length, 40)
    const guest = browser(server.endpoint)
    await guest.account.createSession({ userId, secret: token.secret })
    assert.equal((await guest.account.get()).email, 'farid@commune.example')
    await refused(
      browser(server.endpoint).account.createSession({ userId, secret: token.secret }),
      'user_invalid_token',
    )
  })
})
