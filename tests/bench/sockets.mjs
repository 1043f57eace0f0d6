// Sockets that listen: what each costs while nothing happens, and how long until the last has heard of a change.
import { WebSocket } from 'ws'
import { memory } from './measure.mjs'

export const IDLE = 10_000
export const SOCKETS = 1000
const AT_ONCE = 50
const ROUNDS = 5
const CHANNELS = ['databases.main.collections.bureaux.documents', 'account']

/** A socket that listens; `heard` is called with each event. */
function open(server) {
  const url = `${server.url.replace('http', 'ws')}/v1/realtime?project=diwan`
  const socket = new WebSocket(url, { headers: { cookie: server.headers.cookie }, perMessageDeflate: false })
  const data = [{ subscriptionId: 'bench', channels: CHANNELS, queries: [] }]
  return new Promise((opened, failed) => {
    socket.on('error', failed)
    socket.on('message', (text) => {
      const { type } = JSON.parse(text)
      if (type === 'connected') socket.send(JSON.stringify({ type: 'subscribe', data }))
      else if (type === 'response') opened(socket)
      else socket.heard(type)
    })
  })
}

/** Ends sockets, and waits until they are gone. */
async function close(sockets) {
  const gone = sockets.map((socket) => new Promise((done) => socket.once('close', done)))
  for (const socket of sockets) socket.terminate()
  await Promise.all(gone)
}

/**
 * `{ memory, milliseconds }`: KiB of the server for each of `IDLE` sockets, and from a write to the last of `SOCKETS` that
 * hears of it.
 */
export async function listening(server) {
  const list = `${server.url}/v1/databases/main/collections/bureaux/documents`
  const call = async (path, method, body) => {
    const answer = await fetch(list + path, { method, headers: server.headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  const { $id } = await call('', 'POST', { documentId: 'unique()', data: { nameFr: 'Bench', nameAr: 'قياس' } })
  const before = memory(server.pid)
  const sockets = []
  while (sockets.length < IDLE)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(server)))))
  const each = ((memory(server.pid) - before) * 1024) / IDLE
  await close(sockets.splice(SOCKETS))
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const heard = sockets.map((socket) => new Promise((told) => Object.assign(socket, { heard: told })))
    const began = performance.now()
    await call(`/${$id}`, 'PATCH', { data: { floor: String(round) } })
    await Promise.all(heard)
    times.push(performance.now() - began)
  }
  await close(sockets)
  return { memory: each, milliseconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] }
}
