// What a browser adds to the sockets of the official client: `window`, the cookies of its jar, an Origin.
import { EventEmitter, once } from 'node:events'
import { WebSocket as Bare } from 'ws'
import { web } from './client.mjs'

const jars = new Map()
const heard = new EventEmitter()

// The client never stops its heartbeat; it shall not keep the tests from ending.
const heartbeat = (...beat) => setInterval(...beat).unref()
globalThis.window = {
  setTimeout,
  setInterval: heartbeat,
  clearInterval,
  localStorage: { getItem: () => null, setItem: () => {} },
}
globalThis.WebSocket = class extends Bare {
  constructor(url) {
    const at = new URL(url)
    const cookie = [...(jars.get(at.username) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    at.username = ''
    super(at, { origin: `http://${at.host}`, headers: cookie ? { cookie } : {} })
    this.on('message', (text) => {
      const frame = JSON.parse(text)
      heard.emit(frame.data?.to ?? frame.type, frame.data)
    })
    this.on('close', () => heard.emit('close'))
  }
}

/** The two classes of the client that listen, over the cookies of a browser. */
export function sockets(endpoint, { client, jar }) {
  const name = `jar${jars.size}`
  jars.set(name, jar)
  client.setEndpointRealtime(endpoint.replace('http://', `ws://${name}@`))
  return { client, realtime: new web.Realtime(client) }
}

/** Does something and waits until the server has answered it in a frame of this kind, or with the `close`. */
export async function answered(kind, act) {
  const answer = once(heard, kind)
  const done = await act()
  await answer
  return done
}

/** Events of one subscription, in order, to be taken one by one. */
export function inbox() {
  const [events, waiting] = [[], []]
  const put = (event) => (waiting.length > 0 ? waiting.shift()(event) : events.push(event))
  const take = () => (events.length > 0 ? events.shift() : new Promise((found) => waiting.push(found)))
  return { put, take }
}
