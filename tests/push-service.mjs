// A push service and a browser's subscription, on loopback: what the binary sends is opened as a browser opens it.
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { atEnd } from './rig.mjs'

/** How long a test waits for something that does not come, before it says so. */
const PATIENCE = 20_000

const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest()

/** A browser: its subscription, as `PushSubscription.toJSON()` gives it, and the opening of what it is sent (RFC 8291). */
export function browser(endpoint) {
  const key = createECDH('prime256v1')
  const ours = key.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint,
    expirationTime: null,
    keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
  }
  const open = (body) => {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])]
    const record = body.subarray(21 + body[20])
    const text = (words) => Buffer.from(`${words}\0`)
    const secret = hmac(hmac(auth, key.computeSecret(theirs)), text('WebPush: info'), ours, theirs, Buffer.from([1]))
    const random = hmac(salt, secret)
    const content = (words) => hmac(random, text(`Content-Encoding: ${words}`), Buffer.from([1]))
    const cipher = createDecipheriv(
      'aes-128-gcm',
      content('aes128gcm').subarray(0, 16),
      content('nonce').subarray(0, 12),
    )
    cipher.setAuthTag(record.subarray(-16))
    const opened = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)))
  }
  return { subscription: JSON.stringify(subscription), open }
}

/**
 * A push service: `{ endpoint, env, next(), stop(), start(), hold() }`. `env` are the settings under which the binary calls it; `next()` is
 * the next message (`{ headers, body }`) in the order of arrival. After `hold()` it takes messages without answering.
 */
export async function startPushService() {
  const [come, waiting] = [[], []]
  let isHeld = false
  const server = createServer(async (request, answer) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const message = { headers: request.headers, body: Buffer.concat(parts) }
    const first = waiting.shift()
    if (first) first(message)
    else come.push(message)
    if (!isHeld) answer.writeHead(201).end()
  })
  let port = 0
  const start = async () => {
    isHeld = false
    await new Promise((up) => server.listen(port, '127.0.0.1', up))
    port = server.address().port
  }
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((down) => server.close(down))
  }
  await start()
  atEnd(() => server.listening && stop())
  const next = () =>
    come.length > 0
      ? Promise.resolve(come.shift())
      : new Promise((found, failed) => {
          const timer = setTimeout(() => failed(new Error('nothing was pushed')), PATIENCE)
          waiting.push((message) => {
            clearTimeout(timer)
            found(message)
          })
        })
  return {
    endpoint: `http://127.0.0.1:${port}/send/device`,
    env: { DIWAN_PUSH_PRIVATE: 'on', DIWAN_PUSH_CONTACT: 'mailto:informatique@commune.example' },
    next,
    start,
    stop,
    hold: () => {
      isHeld = true
    },
  }
}
