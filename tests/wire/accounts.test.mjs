// Recovery, verification, codes, links and tokens: the official clients on one side, a mailbox and a gateway on the other.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN, PROJECT } from '../binary.mjs'
import { codeIn, linkIn, startGateway, startMailbox } from '../post.mjs'
import { serveNew } from '../rig.mjs'
import { browser, node, refused, signedIn } from './client.mjs'

let server
let mailbox
let gateway
before(async () => {
  mailbox = await startMailbox()
  gateway = await startGateway()
  // Everything is logged, so that what must not be would be seen.
  server = await serveNew({ env: { ...mailbox.env, ...gateway.env, DIWAN_LOG: 'trace' } })
})

const page = 'http://localhost:5173/page'
const guest = () => browser(server.endpoint)

/** Somebody registered and signed in. */
async function registered(name) {
  const one = { email: `${name}@commune.example`, password: `the phrase of ${name}` }
  await guest().account.create({ userId: name, ...one, name })
  return { ...one, ...(await signedIn(server.endpoint, one)) }
}

describe('recovery', () => {
  test('sends a link that sets another password, once', async () => {
    const { email, account: old } = await registered('amal')
    const { account } = guest()
    const token = await account.createRecovery({ email, url: page })
    assert.equal(token.secret, '')
    const link = linkIn(await mailbox.next(email))
    assert.equal(new URL(link.href).origin + new URL(link.href).pathname, page)
    assert.equal(new Date(link.expire).toISOString(), new Date(token.expire).toISOString())
    const { userId, secret } = link
    await refused(account.updateRecovery({ userId, secret, password: 'Password1!' }), 'general_argument_invalid', 400)
    await account.updateRecovery({ userId, secret, password: 'une phrase toute neuve' })
    await refused(old.get(), 'general_unauthorized_scope', 401)
    const again = await signedIn(server.endpoint, { email, password: 'une phrase toute neuve' })
    assert.equal((await again.account.get()).emailVerification, true)
    await refused(account.updateRecovery({ userId, secret, password: 'encore une phrase' }), 'user_invalid_token', 401)
    assert.match((await mailbox.next(email)).subject, /password was changed/)
  })

  test('leads to no other site', async () => {
    const call = guest().account.createRecovery({ email: ADMIN.email, url: 'https://evil.example/reset' })
    await refused(call, 'general_argument_invalid', 400)
  })
})

describe('verification', () => {
  test('of an address by its letter, of a number by its message', async () => {
    const { email, password, account } = await registered('brahim')
    await account.createEmailVerification({ url: page })
    const { userId, secret } = linkIn(await mailbox.next(email))
    await guest().account.updateEmailVerification({ userId, secret })
    await refused(account.createEmailVerification({ url: page }), 'user_email_already_verified', 409)

    await refused(account.createPhoneVerification(), 'user_phone_not_found', 400)
    assert.equal((await account.updatePhone({ phone: '+212612345678', password })).phoneVerification, false)
    await account.createPhoneVerification()
    const code = codeIn(await gateway.next('+212612345678'))
    await refused(account.updatePhoneVerification({ userId, secret: 'wrong' }), 'user_invalid_token', 401)
    await account.updatePhoneVerification({ userId, secret: code })
    const proven = await account.get()
    assert.deepEqual([proven.emailVerification, proven.phoneVerification], [true, true])

    const { account: other } = guest()
    const token = await other.createPhoneToken({ userId: 'unique()', phone: '+212612345678' })
    const session = await other.createSession({
      userId: token.userId,
      secret: codeIn(await gateway.next('+212612345678')),
    })
    assert.deepEqual([session.provider, session.userId], ['phone', userId])
  })
})

describe('a sign-in without a password', () => {
  test('by a code, also of somebody new', async () => {
    const { account } = guest()
    const token = await account.createEmailToken({ userId: 'newcomer', email: 'new@commune.example', phrase: true })
    const letter = await mailbox.next('new@commune.example')
    assert.ok(token.phrase && letter.text.includes(token.phrase))
    await refused(account.createSession({ userId: 'newcomer', secret: '12345' }), 'user_invalid_token', 401)
    const session = await account.createSession({ userId: token.userId, secret: codeIn(letter) })
    assert.deepEqual([session.userId, session.factors], ['newcomer', ['email']])
    assert.equal((await account.get()).emailVerification, true)
  })

  test('by a link, in the words of old and new clients', async () => {
    const { email } = await registered('chama')
    const { account } = guest()
    await account.createMagicURLToken({ userId: 'unique()', email, url: page })
    const { userId, secret } = linkIn(await mailbox.next(email))
    const session = await account.updateMagicURLSession({ userId, secret })
    assert.equal(session.provider, 'magic-url')
    await refused(guest().account.updateMagicURLSession({ userId, secret }), 'user_invalid_token', 401)
  })
})

describe('a JSON Web Token', () => {
  test('stands for its session in the client of a server, until the session ends', async () => {
    const { account, email } = await registered('driss')
    const { jwt } = await account.createJWT({ duration: 600 })
    const client = new node.Client().setEndpoint(server.endpoint).setProject(PROJECT).setJWT(jwt)
    const own = new node.Account(client)
    assert.equal((await own.get()).email, email)
    await refused(own.createJWT(), 'user_jwt_creation_denied', 403)
    await account.deleteSession({ sessionId: 'current' })
    await refused(own.get(), 'general_unauthorized_scope', 401)
  })
})

describe('an account', () => {
  test('takes another address, tells the former one, and shows its log', async () => {
    const { account, email, password } = await registered('ezzahra')
    await refused(account.updateEmail({ email: ADMIN.email, password }), 'general_bad_request', 400)
    assert.equal((await account.updateEmail({ email: 'ez@commune.example', password })).email, 'ez@commune.example')
    assert.match((await mailbox.next(email)).subject, /e-mail address was changed/)
    const { total, logs } = await account.listLogs({ queries: [node.Query.limit(1)] })
    assert.deepEqual([logs.length, logs[0].event, logs[0].userEmail], [1, 'email.update', 'ez@commune.example'])
    assert.ok(total >= 3)
  })

  test('is disabled by its owner, but not that of the last administrator', async () => {
    const { account, jar, email, password } = await registered('fadwa')
    assert.equal((await account.updateStatus()).status, false)
    assert.equal(jar.has('a_session_diwan'), false)
    await refused(signedIn(server.endpoint, { email, password }), 'user_blocked', 403)
    const admin = await signedIn(server.endpoint, ADMIN)
    await refused(admin.account.updateStatus(), 'last_administrator', 409)
  })

  test('under a taken address is not made, and looks as if it were', async () => {
    const { email } = await registered('ghita')
    const made = await guest().account.create({ userId: 'other', email, password: 'la phrase de quelqu’un' })
    assert.deepEqual([made.$id, made.email, made.status], ['other', email, true])
    assert.match((await mailbox.next(email)).subject, /already have an account/)
    await refused(
      signedIn(server.endpoint, { email, password: 'la phrase de quelqu’un' }),
      'user_invalid_credentials',
      401,
    )
  })
})

test('nothing that was told stands in the output of the server', async () => {
  const secrets = mailbox.letters.flatMap((letter) => [linkIn(letter)?.secret ?? '', codeIn(letter) ?? ''])
  const told = secrets.filter((secret) => secret.length > 20)
  assert.ok(told.length >= 3)
  assert.match(server.output(), /method="PUT" route="\/v1\/account\/recovery"/)
  for (const secret of [...told, 'une phrase toute neuve', 'the phrase of amal'])
    assert.ok(!server.output().includes(secret), 'a secret was logged')
})
