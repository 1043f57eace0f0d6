// A terminal as they are: HTTP/1.0, the clock looked for under `Date:` with its capital, answers read until the connection is
// closed, and everything kept and sent again that was not answered as it likes.
import { connect } from 'node:net'
import { until } from './until.mjs'

/** Where terminals are served, as the server says it in its log. */
export async function terminalPort(server) {
  const served = /terminals are served.*?127\.0\.0\.1:(\d+)/
  const said = await until('address of terminals', server.output, (text) => served.test(text))
  return Number(served.exec(said)[1])
}

/** Sends bytes and reads until the other side closes; empty when nobody is there. */
function exchange(port, bytes) {
  return new Promise((done) => {
    const parts = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => done(''))
    socket.on('close', () => done(Buffer.concat(parts).toString('latin1')))
  })
}

export class Terminal {
  constructor(serial) {
    this.serial = serial
    this.kept = []
    this.answers = ''
  }

  /** The body of an answer that counts as success; undefined for every other. */
  async call(port, method, path, body = '') {
    const head = `${method} /iclock/${path} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: iClock Proxy/1.09\r\nConnection: close\r\n`
    const length = method === 'POST' ? `Content-Length: ${Buffer.byteLength(body)}\r\n` : ''
    const answer = await exchange(port, `${head}${length}Accept: */*\r\n\r\n${body}`)
    this.answers += answer
    const [top, said] = answer.split('\r\n\r\n')
    return top.startsWith('HTTP/1.1 200 ') && top.includes('\r\nDate: ') ? said : undefined
  }

  handshake(port) {
    return this.call(port, 'GET', `cdata?SN=${this.serial}&options=all&pushver=2.4.1&DeviceType=att`)
  }

  /** Sends what it keeps, some lines at a time, and forgets what was acknowledged. Whether all was. */
  async push(port, { table = 'ATTLOG', most = 100 } = {}) {
    while (this.kept.length > 0) {
      const lines = this.kept.slice(0, most)
      const answer = await this.call(port, 'POST', `cdata?SN=${this.serial}&table=${table}&Stamp=9999`, lines.join(''))
      if (answer !== `OK:${lines.length}`) return false
      this.kept.splice(0, lines.length)
    }
    return true
  }
}
