// A server that is replaced by the next release: the same app, every file of it under a new name, and the old ones gone.
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { atEnd } from '../rig.mjs'

/** A file named by its content. */
const NAME = /(?<=[\w-]-[\w-]{8})\.(js|css)\b/g
const TEXT = /javascript|css|html/

/** Stands before a server at an address of its own; `next()` puts the next release in its place. */
export async function released(server) {
  const behind = new URL(server.url)
  let isNext = false
  const front = createServer((asked, answer) => {
    const path = isNext ? former(asked.url) : asked.url
    if (path === undefined) return answer.writeHead(404).end()
    const options = { host: behind.hostname, port: behind.port, method: asked.method, path }
    // The tags of the former release mean nothing to the next one.
    const { 'if-none-match': _, ...rest } = asked.headers
    const headers = { ...rest, 'accept-encoding': 'identity' }
    const call = request({ ...options, headers }, (given) => {
      if (!isNext || path.startsWith('/v1/') || !TEXT.test(given.headers['content-type'])) {
        answer.writeHead(given.statusCode, given.headers)
        return given.pipe(answer)
      }
      rename(given, answer)
    })
    call.on('error', () => answer.destroy())
    asked.pipe(call)
  })
  front.on('upgrade', (asked, socket) => pass(asked, socket, connect(behind.port, behind.hostname)))
  await new Promise((listening) => front.listen(0, '127.0.0.1', listening))
  atEnd(() => {
    front.closeAllConnections()
    front.close()
  })
  return {
    ...server,
    url: `http://127.0.0.1:${front.address().port}`,
    next: () => {
      isNext = true
    },
  }
}

/** Hands a socket on to the server, from its first line. */
function pass({ method, url, rawHeaders }, near, far) {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
  far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  near.pipe(far).pipe(near)
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
}

/** What a file of the next release was called; nothing for one that is gone. */
function former(path) {
  if (!path.startsWith('/assets/') || !/\.(js|css)$/.test(path)) return path
  return /2\.(js|css)$/.test(path) ? path.replace(/2\.(js|css)$/, '.$1') : undefined
}

/** What the worker calls the build that it belongs to. */
const BUILD = /(?<="|`)[0-9a-f]{16}(?="|`)/

/** Every file that a text names goes by its new name, and so does the build. */
async function rename(given, answer) {
  const pieces = []
  for await (const piece of given) pieces.push(piece)
  const text = Buffer.concat(pieces).toString().replace(NAME, '2.$1').replace(BUILD, 'the-next-release')
  const { 'content-length': _, etag: __, ...headers } = given.headers
  answer.writeHead(given.statusCode, headers).end(text)
}
