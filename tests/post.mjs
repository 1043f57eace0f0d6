// Where the binary's mail and short messages arrive: a real SMTP server and a real HTTP gateway on loopback.
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { atEnd } from './rig.mjs'

/** How long a test waits for something that does not come, before it says so. */
const PATIENCE = 20_000

/** A message as a failure names it. */
const named = ({ to, subject, text }) => `«${subject ?? text}» to ${to}`

/** Messages in the order of their arrival; each is taken once by `next`. */
function pile(what) {
  const all = []
  const taken = new Set()
  const waiting = []
  const take = (to) => {
    const found = all.find((one) => one.to === to && !taken.has(one))
    if (found) taken.add(found)
    return found
  }
  return {
    all,
    add(one) {
      all.push(one)
      const at = waiting.findIndex(({ to }) => to === one.to)
      if (at < 0) return
      taken.add(one)
      waiting.splice(at, 1)[0].found(one)
    },
    next(to) {
      const there = take(to)
      if (there) return Promise.resolve(there)
      return new Promise((found, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`no ${what} came to ${to}; there are ${all.map(named)}`)),
          PATIENCE,
        )
        const done = (one) => {
          clearTimeout(timer)
          found(one)
        }
        waiting.push({ to, found: done })
      })
    },
  }
}

/**
 * A mailbox for every address: `{ port, env, letters, next(to), stop(), start() }`. `env` are the settings that lead
 * the binary to it; `next(to)` is the next letter to an address, as `postal-mime` reads it
 * (`subject`, `text`, `html`, `from`, `messageId`), with `to`, `user` and `isSecure`.
 * `hold()` keeps it from saying that it has what arrives, until the function that it gives is called.
 * With `user` and `password` it asks for them; with `tls` (`{ key, cert }`) it offers STARTTLS, or, `wrapped`, speaks TLS
 * from the first byte.
 */
export async function startMailbox({ user, password, tls, wrapped = false } = {}) {
  const letters = pile('letter')
  let held = Promise.resolve()
  const options = {
    secure: wrapped,
    authOptional: !user,
    allowInsecureAuth: !tls,
    disabledCommands: [...(user ? [] : ['AUTH']), ...(tls ? [] : ['STARTTLS'])],
    disableReverseLookup: true,
    ...tls,
    onAuth: ({ username, password: given }, _session, answer) =>
      username === user && given === password ? answer(null, { user }) : answer(new Error('Wrong login')),
    onData: async (stream, session, answer) => {
      const parts = []
      for await (const part of stream) parts.push(part)
      const source = Buffer.concat(parts)
      const letter = { ...(await PostalMime.parse(source)), source: source.toString() }
      for (const { address } of session.envelope.rcptTo)
        letters.add({ ...letter, to: address, user: session.user, isSecure: session.secure })
      await held
      answer()
    },
  }
  const hold = () => {
    let release
    held = new Promise((done) => {
      release = done
    })
    return release
  }
  let server
  let port = 0
  const start = async () => {
    server = new SMTPServer(options)
    // A client that hangs up is no failure of the test.
    server.on('error', () => undefined)
    await new Promise((up) => server.listen(port, '127.0.0.1', up))
    port = server.server.address().port
  }
  const stop = () => new Promise((down) => (server ? server.close(down) : down()))
  await start()
  atEnd(stop)
  const env = {
    DIWAN_SMTP_HOST: '127.0.0.1',
    DIWAN_SMTP_PORT: String(port),
    DIWAN_SMTP_SECURITY: wrapped ? 'tls' : tls ? 'starttls' : 'none',
    DIWAN_SMTP_FROM: 'Commune de Diwan <ne-pas-repondre@commune.example>',
    ...(user && { DIWAN_SMTP_USERNAME: user, DIWAN_SMTP_PASSWORD: password }),
  }
  return { port, env, letters: letters.all, next: letters.next, hold, stop, start }
}

/**
 * A gateway for short messages: `{ env, messages, next(to), answer(status) }`; each message is what was posted
 * (`to`, `text`, `from`) with its `authorization`.
 */
export async function startGateway() {
  const messages = pile('message')
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (status === 200) messages.add({ ...JSON.parse(body), authorization: request.headers.authorization })
    response.writeHead(status).end()
  })
  await new Promise((up) => server.listen(0, '127.0.0.1', up))
  atEnd(() => {
    server.closeAllConnections()
    return new Promise((down) => server.close(down))
  })
  const env = {
    DIWAN_SMS_URL: `http://127.0.0.1:${server.address().port}/send`,
    DIWAN_SMS_TOKEN: 'gateway-token',
    DIWAN_SMS_FROM: 'COMMUNE',
  }
  const answer = (next) => {
    status = next
  }
  return { env, messages: messages.all, next: messages.next, answer }
}

/** The secret that a letter's link carries: `{ userId, secret, expire, href }`. */
export function linkIn(letter) {
  const href = /https?:\/\/\S+/.exec(letter.text)?.[0]
  if (!href) return undefined
  const query = new URL(href).searchParams
  return { href, userId: query.get('userId'), secret: query.get('secret'), expire: query.get('expire') }
}

/** The six digits of a letter or a short message. */
export function codeIn({ text }) {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
}
