// The process as those who run it know it: its polite end, its figures, its other database.
import assert from 'node:assert/strict'
import { connect, createServer } from 'node:net'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, must, serve } from '../binary.mjs'
import { atEnd, folder, serveUntilEnd } from '../rig.mjs'
import { until } from '../until.mjs'
import { keyed, signedIn } from '../wire/client.mjs'

const BUREAUX = { databaseId: 'main', collectionId: 'bureaux' }

/** A connection whose answers are waited for by what they hold. */
function line(url) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let look = () => {}
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
    look()
  })
  const holds = (pattern) =>
    new Promise((found, failed) => {
      look = () => pattern.test(text) && found(text)
      socket.once('close', () => failed(new Error(`closed after: ${text}`)))
      look()
    })
  return { holds, send: (chunk) => socket.write(chunk) }
}

test('a request under way is answered when the server is told to end', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serve(data)
  const body = JSON.stringify({ documentId: 'late', data: { nameFr: 'Tard', nameAr: 'متأخر' } })
  const late = line(server.url)
  late.send(
    [
      'POST /v1/databases/main/collections/bureaux/documents HTTP/1.1',
      `host: ${new URL(server.url).host}`,
      'content-type: application/json',
      'x-appwrite-project: diwan',
      `x-appwrite-key: ${key}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  )
  await late.holds(/^HTTP\/1\.1 100 /)
  const ended = server.stop()
  await until('line that it is ending', server.output, (said) => / ending/.test(said), { rest: 0 })
  late.send(body)
  assert.match(await late.holds(/"\$id":"late"/), /HTTP\/1\.1 201 /)
  assert.equal(await ended, 0)
  const again = await serveUntilEnd(data)
  const kept = await keyed(again.endpoint, key).databases.getDocument({ ...BUREAUX, documentId: 'late' })
  assert.equal(kept.nameFr, 'Tard')
})

test('a proxy that nobody declared is told of in the log, once, and by the check', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const server = await serve(data)
  for (const forwarded of ['203.0.113.7', '203.0.113.8'])
    await fetch(`${server.url}/v1/ping`, { headers: { 'x-forwarded-for': forwarded } })
  assert.equal(await server.stop(), 0)
  const warnings = server.output().match(/calls from 127\.0\.0\.1 bring X-Forwarded-For/g)
  assert.equal(warnings?.length, 1, server.output())
  assert.match(must(['check', '--data', data]), /warning: calls from 127\.0\.0\.1 bring X-Forwarded-For/)
})

test('figures are told on an address of their own', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => holder.once('listening', ready))
  const address = `127.0.0.1:${holder.address().port}`
  await new Promise((closed) => holder.close(closed))
  const server = await serveUntilEnd(data, { env: { DIWAN_METRICS_LISTEN: address } })
  const answers = async () => {
    const text = await (await fetch(`http://${address}/metrics`)).text()
    assert.match(text, /^# TYPE diwan_http_requests_total counter$/m)
    const counted = /^diwan_http_requests_total\{method="GET",route="\/v1\/\{\*rest\}",status="4xx"\} (\d+)$/m
    return Number(counted.exec(text)?.[1] ?? 0)
  }
  const before = await answers()
  assert.equal((await fetch(`${server.endpoint}/nowhere`, { headers: { 'x-appwrite-project': 'diwan' } })).status, 404)
  assert.equal(await answers(), before + 1)
  const elsewhere = await fetch(`${server.url}/metrics`, { headers: { accept: 'text/plain' } })
  assert.doesNotMatch(await elsewhere.text(), /diwan_http_requests_total/, 'not where people come')
})

test('a log for programs has one object for each request, and never what was asked for', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const server = await serveUntilEnd(data, { env: { DIWAN_LOG_FORMAT: 'json' } })
  const browser = await signedIn(server.endpoint, ADMIN)
  const { $id } = await browser.account.get()
  const answer = await fetch(`${server.endpoint}/account?project=diwan&secret=hush-hush`)
  assert.equal(await server.stop(), 0)
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.message === 'request')
  const one = requests.find((line) => line.id === answer.headers.get('x-request-id'))
  assert.deepEqual(
    [one.method, one.route, one.status, one.account, one.level, typeof one.ms],
    ['GET', '/v1/account', 401, 'guest', 'INFO', 'number'],
  )
  assert.ok(requests.some((line) => line.route === '/v1/account' && line.status === 200 && line.account === $id))
  assert.doesNotMatch(server.output(), /hush-hush|a long admin password|a_session/)
})

test('two nodes over one PostgreSQL', async (t) => {
  const url = process.env.DIWAN_TEST_POSTGRES
  if (!url) {
    t.skip('DIWAN_TEST_POSTGRES does not say where a PostgreSQL is')
    return
  }
  const args = ['--database-url', url]
  const data = folder()
  createUser(data, ADMIN, ['--admin', ...args])
  const shared = { args: [...args, '--files', folder()], env: { DIWAN_HOUSE_KEY: `${data}/house.key` } }
  const [one, other] = await Promise.all([serveUntilEnd(data, shared), serveUntilEnd(folder(), shared)])
  const { databases } = await signedIn(one.endpoint, ADMIN)
  const colleague = await signedIn(other.endpoint, ADMIN)
  for (const [number, nameFr] of ['Accueil', 'Étude', 'État civil'].entries()) {
    const made = await databases.createDocument({
      ...BUREAUX,
      documentId: `b${number}`,
      data: { nameFr, nameAr: 'مكتب' },
    })
    assert.equal(made.$id, `b${number}`)
    const seen = await colleague.databases.listDocuments(BUREAUX)
    assert.equal(seen.total, number + 1, 'the other node counts it at once')
  }
  const queries = [JSON.stringify({ method: 'contains', attribute: 'nameFr', values: ['ét'] })]
  const found = await colleague.databases.listDocuments({ ...BUREAUX, queries })
  assert.deepEqual(
    found.documents.map((one) => one.nameFr),
    ['Étude', 'État civil'],
  )
})

test('a demonstration tells who can sign in at each start, a commune of its own does not', async () => {
  const data = folder()
  const printed = must(['demo', '--data', data, '--employees', '20'])
  const server = await serveUntilEnd(data)
  assert.ok(server.output().includes(printed), server.output())
  const [, email, password] = /^administrator\s+(\S+)\s+(\S+)$/m.exec(printed)
  const { account } = await signedIn(server.endpoint, { email, password })
  assert.equal((await account.get()).email, email)
  const own = folder()
  createUser(own, ADMIN)
  const other = await serve(own)
  atEnd(other.stop)
  assert.doesNotMatch(other.output(), /@/)
})
