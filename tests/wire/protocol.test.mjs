// What the clients rely on below their own calls: headers, cookies, origins, empty answers, small services. Spoken in plain HTTP.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { browser, signedIn, web } from './client.mjs'
import { seed } from './seed.mjs'

const PROJECT_HEADER = { 'x-appwrite-project': 'diwan' }
let server
before(async () => {
  server = await serveNew()
  await seed(server)
})

const get = (path, headers = {}) => fetch(server.url + path, { headers: { ...PROJECT_HEADER, ...headers } })
const send = (method, path, body, headers = {}) =>
  fetch(server.url + path, {
    method,
    body: JSON.stringify(body),
    headers: { ...PROJECT_HEADER, 'content-type': 'application/json', ...headers },
  })
async function session() {
  const answer = await send('POST', '/v1/account/sessions/email', { email: ADMIN.email, password: ADMIN.password })
  return answer.headers.getSetCookie()
}

describe('small services', () => {
  test('status and ping answer without a project', async () => {
    const status = await (await fetch(`${server.url}/status`)).json()
    assert.equal(status.status, 'pass')
    assert.equal(typeof status.name, 'string')
    assert.equal(typeof status.ping, 'number')
    const ping = await get('/v1/ping')
    assert.equal(await ping.text(), 'Pong!')
    assert.equal((await browser(server.endpoint).client.ping()).message, 'Pong!')
  })

  test('locale', async () => {
    const locale = await browser(server.endpoint).locale.get()
    for (const name of ['ip', 'countryCode', 'country', 'continentCode', 'continent', 'eu', 'currency'])
      assert.ok(name in locale, name)
  })

  test('a path no release ever had, a call we do not offer, a project nobody knows', async () => {
    const of = async (answer) => [answer.status, (await answer.json()).type]
    assert.deepEqual(await of(await get('/v1/nothing')), [404, 'general_route_not_found'])
    assert.deepEqual(await of(await get('/v1/teams')), [405, 'general_not_implemented'])
    assert.deepEqual(await of(await fetch(`${server.url}/v1/account`)), [404, 'project_not_found'])
    assert.deepEqual(await of(await get('/v1/account', { 'x-appwrite-project': 'other' })), [404, 'project_not_found'])
    assert.deepEqual(await of(await get('/v1/account?project=diwan', { 'x-appwrite-project': 'other' })), [
      401,
      'general_unauthorized_scope',
    ])
  })
})

describe('answers', () => {
  test('are JSON in UTF-8, never sniffed, never cached when they are errors', async () => {
    const answer = await get('/v1/account')
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.match(answer.headers.get('cache-control'), /no-store/)
    assert.deepEqual(await answer.json(), {
      message: 'User (role: guests) missing scopes (["account"])',
      code: 401,
      type: 'general_unauthorized_scope',
      version: '1.9.6',
    })
  })

  test('a 204 has no body and a content type that is not JSON', async () => {
    const cookies = await session()
    const answer = await send(
      'DELETE',
      '/v1/account/sessions/current',
      {},
      { cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
    )
    assert.equal(answer.status, 204)
    assert.match(answer.headers.get('content-type'), /^text\/plain/)
    assert.equal(await answer.text(), '')
  })

  test('speak the language that is asked for', async () => {
    const texts = new Set()
    for (const locale of ['en', 'fr', 'ar']) {
      const one = await signedIn(server.endpoint, ADMIN)
      one.client.setLocale(locale)
      const error = await one.databases
        .deleteDocument({ databaseId: 'main', collectionId: 'services', documentId: 'travaux' })
        .catch((error) => error)
      assert.equal(error.type, 'document_delete_restricted')
      texts.add(error.message)
    }
    assert.equal(texts.size, 3)
  })
})

describe('cookies', () => {
  test('one holds the session, for its own host and out of the reach of scripts', async () => {
    const lines = (await session()).filter((line) => line.startsWith('a_session'))
    assert.equal(lines.length, 1)
    assert.match(lines[0], /^a_session_diwan=/)
    for (const attribute of [/; ?HttpOnly/i, /; ?Path=\//i, /; ?SameSite=Lax/i]) assert.match(lines[0], attribute)
    for (const attribute of [/; ?Secure/i, /; ?Domain/i]) assert.doesNotMatch(lines[0], attribute)
  })

  test('any of cookie and session header will do; nonsense is a guest', async () => {
    const token = /=([^;]+)/.exec((await session())[0])[1]
    const status = async (headers) => (await get('/v1/account', headers)).status
    assert.equal(await status({ cookie: `a_session_diwan=${token}` }), 200)
    assert.equal(await status({ 'x-appwrite-session': decodeURIComponent(token) }), 200)
    assert.equal(
      await status({ 'x-fallback-cookies': JSON.stringify({ a_session_diwan: decodeURIComponent(token) }) }),
      200,
    )
    assert.equal(await status({ cookie: 'a_session_diwan=nonsense' }), 401)
    assert.equal(await status({ 'x-fallback-cookies': 'not json' }), 401)
  })
})

describe('origins', () => {
  test('the own one is echoed, on errors too', async () => {
    const answer = await get('/v1/account', { origin: server.url })
    assert.equal(answer.headers.get('access-control-allow-origin'), server.url)
    assert.equal(answer.headers.get('access-control-allow-credentials'), 'true')
    assert.match(answer.headers.get('access-control-expose-headers'), /X-Fallback-Cookies/i)
    assert.match(answer.headers.get('vary') ?? '', /origin/i)
  })

  test('a preflight is answered with what is allowed', async () => {
    const answer = await fetch(`${server.url}/v1/account`, {
      method: 'OPTIONS',
      headers: {
        origin: server.url,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'x-appwrite-project',
      },
    })
    assert.equal(answer.status, 204)
    assert.match(answer.headers.get('access-control-allow-methods'), /PATCH/)
    assert.match(answer.headers.get('access-control-allow-headers'), /X-Appwrite-Project/i)
    assert.equal(answer.headers.get('access-control-max-age'), '86400')
  })

  test('a foreign one changes nothing, unless it holds a key', async () => {
    const origin = 'https://elsewhere.example'
    const body = { email: ADMIN.email, password: ADMIN.password }
    const refused = await send('POST', '/v1/account/sessions/email', body, { origin })
    assert.equal(refused.status, 403)
    assert.equal((await refused.json()).type, 'general_unknown_origin')
    assert.equal(refused.headers.get('access-control-allow-origin'), null)
    const list = '/v1/databases/main/collections/employees/documents'
    assert.equal((await get(list, { origin, 'x-appwrite-key': server.key })).status, 200)
  })
})

describe('rate limits', () => {
  test('ten wrong passwords an hour, then wait; another person is not locked out', async () => {
    const limited = await serveNew({ env: { DIWAN_RATE_LIMITS: 'on' } })
    const { account } = browser(limited.endpoint)
    const attempt = (email) =>
      account.createEmailPasswordSession({ email, password: 'not the password' }).catch((error) => error)
    for (let count = 0; count < 10; count++)
      assert.equal((await attempt('victim@commune.example')).type, 'user_invalid_credentials')
    const eleventh = await attempt('victim@commune.example')
    assert.equal(eleventh.code, 429)
    assert.equal(eleventh.type, 'general_rate_limit_exceeded')
    assert.equal((await signedIn(limited.endpoint, ADMIN)).jar.has('a_session_diwan'), true)
  })
})

test('parameters are read in every form the clients of all ages write', async () => {
  const one = await signedIn(server.endpoint, ADMIN)
  const cookie = [...one.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const query = encodeURIComponent(web.Query.limit(1))
  for (const form of [`queries[0]=${query}`, `queries[]=${query}`, `queries=${query}`, `queries%5B0%5D=${query}`]) {
    const answer = await (await get(`/v1/databases/main/collections/employees/documents?${form}`, { cookie })).json()
    assert.equal(answer.documents.length, 1, form)
    assert.equal(answer.total, 6)
  }
  for (const total of ['false', '0']) {
    const answer = await (
      await get(`/v1/databases/main/collections/employees/documents?total=${total}`, { cookie })
    ).json()
    assert.equal(answer.total, 0, total)
  }
})
