// A push service on loopback, as browsers' makers run them, and a browser's end of one subscription (RFC 8030, 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { atEnd } from '../rig.mjs'

/** Takes what is sent to `url`; `next()` is the next body. `env` lets the binary send to this computer. */
export async function startPushService() {
  const bodies = []
  const waiting = []
  const server = createServer(async (asked, answer) => {
    const pieces = []
    for await (const piece of asked) pieces.push(piece)
    const body = Buffer.concat(pieces)
    answer.writeHead(201).end()
    const found = waiting.shift()
    if (found) found(body)
    else bodies.push(body)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    env: { DIWAN_PUSH_CONTACT: 'mailto:informatique@commune.example', DIWAN_PUSH_PRIVATE: 'on' },
    next: () => (bodies.length > 0 ? Promise.resolve(bodies.shift()) : new Promise((found) => waiting.push(found))),
  }
}

/** The keys of one subscription: `identifier` is what the page hands to the server, `open` reads what it sends. */
export function subscription(endpoint) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
  return { endpoint, keys, open: (body) => unseal(pair, auth, body) }
}

/** RFC 8291 §3.4 with the one record that a message is. */
function unseal(pair, auth, body) {
  const salt = body.subarray(0, 16)
  const length = body[20]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const derived = (name, size) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size))
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  opening.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
