// Signing in with an identity provider: the whole code flow, against a real provider.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createUser } from '../binary.mjs'
import { startProvider, Walker } from '../provider.mjs'
import { serveNew } from '../rig.mjs'
import { browser, keyed, node, refused, signedIn } from './client.mjs'

const people = {}
let server
let house
let users
before(async () => {
  house = await startProvider(people)
  const gone = { ISSUER: 'http://127.0.0.1:9', CLIENT_ID: 'x', NAME: 'Gone' }
  const named = Object.entries(gone).map(([key, value]) => [`DIWAN_OIDC_GONE_${key}`, value])
  server = await serveNew({ env: { ...house.env, ...Object.fromEntries(named) } })
  house.serve(server.url)
  users = new node.Users(keyed(server.endpoint, server.key).client)
})

/** Somebody whom the provider knows. */
function known(name, claims = {}) {
  people[name] = { email: `${name}@commune.example`, email_verified: true, name: `${name} at the provider`, ...claims }
  house.person = name
  house.isDenied = false
}

const start = (kind = 'sessions', more = '') =>
  `${server.endpoint}/account/${kind}/oauth2/town?project=diwan&success=${encodeURIComponent(`${server.url}/in?x=1`)}&failure=${encodeURIComponent(`${server.url}/out`)}${more}`
/** Walks to the end: past our own callback. */
async function signIn(walker = new Walker(), url = start()) {
  const back = await walker.walk(url, `${server.endpoint}/account/sessions/oauth2/callback/`)
  return { walker, back, end: await walker.walk(back.href, server.url) }
}
const errorOf = (end) => JSON.parse(end.searchParams.get('error')).type
async function ask(walker, path) {
  const response = await walker.get(server.endpoint + path, { 'x-appwrite-project': 'diwan' })
  return response.json()
}

describe('a provider', () => {
  test('that is unknown or not configured is refused, and so are addresses of others', async () => {
    const told = async (url) => {
      const response = await fetch(url, { redirect: 'manual' })
      return `${response.status} ${(await response.json()).type}`
    }
    const at = (provider, more = '') => `${server.endpoint}/account/sessions/oauth2/${provider}?project=diwan${more}`
    assert.equal(await told(at('nobody')), '400 project_provider_unsupported')
    assert.equal(await told(at('google')), '412 project_provider_disabled')
    const evil = encodeURIComponent('https://evil.example/')
    assert.equal(await told(at('town', `&success=${evil}`)), '400 project_invalid_success_url')
    assert.equal(await told(at('town', `&failure=${evil}`)), '400 project_invalid_failure_url')
  })

  test('is asked with PKCE, a state and a nonce, and sends back to the configured address whatever the Host', async () => {
    const response = await fetch(start(), { redirect: 'manual', headers: { 'x-forwarded-host': 'evil.example' } })
    assert.equal(response.status, 302)
    const to = new URL(response.headers.get('location'))
    assert.equal(to.origin, house.issuer)
    const asked = Object.fromEntries(to.searchParams)
    assert.equal(asked.redirect_uri, `${server.endpoint}/account/sessions/oauth2/callback/town/diwan`)
    assert.equal(asked.code_challenge_method, 'S256')
    assert.match(asked.code_challenge, /^[\w-]{43}$/)
    assert.match(asked.nonce, /^[0-9a-f]{64}$/)
    assert.deepEqual(asked.scope.split(' ').sort(), ['email', 'openid', 'profile'])
    const [cookie] = response.headers.getSetCookie()
    assert.match(
      cookie,
      /^a_oidc_[0-9a-f]+=[0-9a-f]{64}; Path=\/v1\/account\/sessions\/oauth2\/callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
  })
})

describe('somebody new', () => {
  test('gets an account with a proven address, the same one each time', async () => {
    known('nour')
    const { walker, end } = await signIn()
    assert.equal(end.href, `${server.url}/in?x=1`)
    const account = await ask(walker, '/account')
    assert.equal(account.email, 'nour@commune.example')
    assert.equal(account.emailVerification, true)
    assert.equal(account.name, 'nour at the provider')
    const session = await ask(walker, '/account/sessions/current')
    assert.deepEqual([session.provider, session.providerUid, session.factors], ['town', 'nour', ['oauth2']])
    const { identities, total } = await ask(walker, '/account/identities')
    assert.equal(total, 1)
    assert.equal(identities[0].providerEmail, 'nour@commune.example')
    assert.equal(identities[0].providerAccessToken, '')
    people.nour.email = 'moved@commune.example'
    const again = await signIn()
    assert.equal((await ask(again.walker, '/account')).$id, account.$id)
  })

  test('is refused when the provider does not vouch for the address', async () => {
    known('omar', { email_verified: false })
    const { walker, end } = await signIn()
    assert.equal(end.pathname, '/out')
    assert.equal(errorOf(end), 'user_email_not_verified')
    assert.equal((await ask(walker, '/account')).type, 'general_unauthorized_scope')
    assert.equal((await users.list({ search: 'omar' })).total, 0)
  })

  test('may take a token instead, and exchange it once', async () => {
    known('rim')
    const { end } = await signIn(new Walker(), start('tokens'))
    assert.equal(end.searchParams.get('x'), '1')
    const told = { userId: end.searchParams.get('userId'), secret: end.searchParams.get('secret') }
    const { account } = browser(server.endpoint)
    const session = await account.createSession(told)
    assert.equal(session.provider, 'town')
    assert.equal((await account.get()).email, 'rim@commune.example')
    await refused(browser(server.endpoint).account.createSession(told), 'user_invalid_token', 401)
  })
})

describe('somebody with an account', () => {
  const password = 'a password of long ago'
  const register = async (name) => {
    const email = `${name}@commune.example`
    createUser(server.data, { email, username: name, password }, [])
    const { users: found } = await users.list({ queries: [node.Query.equal('email', email)] })
    return { email, password, id: found[0].$id }
  }

  test('is linked by the proven address, and keeps the password', async () => {
    const one = await register('sami')
    await users.updateEmailVerification({ userId: one.id, emailVerification: true })
    known('sami')
    const { walker } = await signIn()
    assert.equal((await ask(walker, '/account')).$id, one.id)
    await signedIn(server.endpoint, one)
  })

  test('keeps the password where the administration made the account', async () => {
    const one = await register('layla')
    known('layla')
    const { walker } = await signIn()
    assert.equal((await ask(walker, '/account')).emailVerification, true)
    await signedIn(server.endpoint, one)
  })

  test('takes over an account that never proved the address: password and sessions of whoever made it are gone', async () => {
    const one = { email: 'tarik@commune.example', password }
    const made = await browser(server.endpoint).account.create({ userId: 'squat', name: 'x', ...one })
    const squatter = await signedIn(server.endpoint, one)
    known('tarik')
    const { walker } = await signIn()
    assert.equal((await ask(walker, '/account')).$id, made.$id)
    await refused(squatter.account.get(), 'general_unauthorized_scope', 401)
    await refused(signedIn(server.endpoint, one), 'user_invalid_credentials', 401)
  })

  test('links another identity while signed in, but not one that is another’s', async () => {
    const one = await register('wafa')
    const { jar } = await signedIn(server.endpoint, one)
    const walker = new Walker()
    for (const [name, value] of jar) walker.jar.set(name, value)
    known('wafa-elsewhere', { email: 'other@elsewhere.example', email_verified: false })
    const { end } = await signIn(walker)
    assert.equal(end.pathname, '/in')
    const fresh = await signIn()
    assert.equal((await ask(fresh.walker, '/account')).$id, one.id)
    known('nour')
    const refusedOne = new Walker()
    for (const [name, value] of jar) refusedOne.jar.set(name, value)
    assert.equal(errorOf((await signIn(refusedOne)).end), 'user_already_exists')
    const cross = await walker.get(start(), { 'sec-fetch-site': 'cross-site' })
    assert.equal((await cross.json()).type, 'user_session_already_exists')
  })

  test('who is disabled stays outside', async () => {
    const one = await register('yassir')
    known('yassir')
    await signIn()
    await users.updateStatus({ userId: one.id, status: false })
    assert.equal(errorOf((await signIn()).end), 'user_blocked')
  })
})

describe('the way back', () => {
  test('is walked once', async () => {
    known('zaki')
    const { back } = await signIn()
    const walker = new Walker()
    const again = await walker.walk(back.href, server.url)
    assert.equal(again.pathname, '/sign-in-2')
    assert.equal(errorOf(again), 'user_invalid_token')
  })

  test('is closed to another browser, to a forged state and to another journey’s code', async () => {
    known('zineb')
    const walker = new Walker()
    const back = await walker.walk(start(), `${server.endpoint}/account/sessions/oauth2/callback/`)
    const other = await new Walker().walk(back.href, server.url)
    assert.equal(errorOf(other), 'user_invalid_token')
    const forged = new URL(back)
    forged.searchParams.set('state', `${back.searchParams.get('state').slice(0, -1)}x`)
    assert.equal(errorOf(await walker.walk(forged.href, server.url)), 'user_invalid_token')
    // The browser's second journey with the code of the first: its verifier is not the one that the provider knows.
    const second = await walker.walk(start(), `${server.endpoint}/account/sessions/oauth2/callback/`)
    second.searchParams.set('code', back.searchParams.get('code'))
    const mixed = await walker.walk(second.href, server.url)
    assert.equal(mixed.pathname, '/out')
    assert.equal(errorOf(mixed), 'user_oauth2_provider_error')
    assert.equal((await ask(walker, '/account')).type, 'general_unauthorized_scope')
  })

  test('is closed to an answer that was signed for another journey', async () => {
    known('nadir')
    const walker = new Walker()
    const begun = await walker.get(start())
    const to = new URL(begun.headers.get('location'))
    // The provider signs what it is asked: state, verifier and browser are right, and the nonce is another's.
    to.searchParams.set(
      'nonce',
      to.searchParams.get('nonce').replace(/^../, (two) => (two === '00' ? '11' : '00')),
    )
    const back = await walker.walk(to.href, `${server.endpoint}/account/sessions/oauth2/callback/`)
    const end = await walker.walk(back.href, server.url)
    assert.equal(end.pathname, '/out')
    assert.equal(errorOf(end), 'user_oauth2_provider_error')
    assert.equal((await ask(walker, '/account')).type, 'general_unauthorized_scope')
    assert.equal((await users.list({ search: 'nadir' })).total, 0)
    assert.equal((await signIn()).end.pathname, '/in')
  })

  test('that does not answer leads to the failure address', async () => {
    const response = await fetch(start().replace('/town?', '/gone?'), { redirect: 'manual' })
    assert.equal(response.status, 302)
    const end = new URL(response.headers.get('location'))
    assert.equal(end.pathname, '/out')
    assert.equal(errorOf(end), 'user_oauth2_provider_error')
  })

  test('says so when the person declined', async () => {
    known('adil')
    house.isDenied = true
    const { end } = await signIn()
    assert.equal(end.pathname, '/out')
    assert.equal(end.searchParams.get('error'), 'access_denied')
  })
})
