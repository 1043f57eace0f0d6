// Crowds of connections that say nothing, under a system that gives few descriptors; and a slow client at the end.
import assert from 'node:assert/strict'
import { get } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { ADMIN, createUser, serve } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { untilIs } from '../until.mjs'

/** A connection that sends a text and then nothing; `gone` resolves when the other end closes it. */
function half(url, text) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const opened = new Promise((done) => socket.once('connect', done))
  const gone = new Promise((done) => socket.once('close', done))
  socket.write(text)
  socket.resume()
  return { opened, gone, socket }
}

/** The status of a call over a connection of its own. */
const status = (url) =>
  new Promise((found, failed) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      found(answer.statusCode)
    }).on('error', failed)
  })

test('two thousand halves of a head under a thousand descriptors leave everybody their answers', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const server = await serveUntilEnd(data, { descriptors: 1024, env: { DIWAN_CONNECTIONS_HEADER_SECONDS: '5' } })
  const crowd = []
  while (crowd.length < 2000) {
    const some = Array.from({ length: 250 }, () => half(server.url, 'GET /status HTTP/1.1\r\nhost: x'))
    await Promise.all(some.map((one) => one.opened))
    crowd.push(...some)
    assert.equal(await status(`${server.url}/status`), 200, `${crowd.length} connections`)
    assert.equal(await status(`${server.endpoint}/ping`), 200, `${crowd.length} connections`)
  }
  await Promise.all(crowd.map((one) => one.gone))
  assert.equal(await status(`${server.url}/status`), 200)
})

test('a client that sends half a body does not keep the server from ending', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const server = await serve(data)
  const head =
    'POST /v1/account/sessions/email?project=diwan HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"email":'
  const slow = half(server.url, head)
  await slow.opened
  assert.equal(await status(`${server.url}/status`), 200)
  assert.equal(await server.stop(), 0)
  assert.match(server.output(), /still at work/)
  await slow.gone
})

test('what lies unread when the server is told to end is answered', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const server = await serve(data)
  const head = 'GET /status HTTP/1.1\r\nhost: x\r\n'
  const lines = Array.from({ length: 40 }, () => half(server.url, `${head}\r\n`))
  const said = lines.map(({ socket }) => {
    const parts = []
    socket.on('data', (part) => parts.push(part))
    return () => Buffer.concat(parts).toString('latin1').split('HTTP/1.1 200').length - 1
  })
  await untilIs('number of first answers', () => said.filter((answers) => answers() === 1).length, lines.length)
  // Half of them send all at the last moment, the others the rest of it a little later.
  const late = lines.filter((_, at) => at % 2)
  for (const one of lines) one.socket.write(late.includes(one) ? head : `${head}\r\n`)
  const ended = server.stop()
  setTimeout(() => {
    for (const { socket } of late) socket.write('\r\n')
  }, 200)
  assert.equal(await ended, 0)
  await Promise.all(lines.map((one) => one.gone))
  assert.deepEqual(
    said.map((answers) => answers()),
    lines.map(() => 2),
  )
})
