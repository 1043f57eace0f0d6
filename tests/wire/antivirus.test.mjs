// Files and a real clamd: Debian's, with one signature of our own, that of the harmless text every scanner knows.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { atEnd, serveNew } from '../rig.mjs'
import { until } from '../until.mjs'
import { refused, signedIn, web } from './client.mjs'

const MIB = 1024 * 1024
// Where Debian puts it, which is not on every user's PATH.
const CLAMD = existsSync('/usr/sbin/clamd') ? '/usr/sbin/clamd' : 'clamd'
const BUCKET = 'archive'
// In two parts, so that no scanner takes this page away.
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`
let storage, clamd

/** Starts clamd over its own folder: nothing is fetched, nothing else is known to it. */
async function startClamd() {
  // The path of a socket is short: not below the folder of the tests' output.
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const [signatures, socket, config] = ['db', 's', 'conf'].map((name) => join(folder, name))
  mkdirSync(signatures)
  writeFileSync(join(signatures, 'own.ndb'), `Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const settings = { DatabaseDirectory: signatures, LocalSocket: socket, Foreground: 'yes', StreamMaxLength: '100M' }
  writeFileSync(
    config,
    `${Object.entries(settings)
      .map((pair) => pair.join(' '))
      .join('\n')}\n`,
  )
  const child = spawn(CLAMD, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise((done) => child.once('exit', done))
  const stop = () => {
    child.kill()
    return ended
  }
  atEnd(stop)
  const look = async () => ({ isReady: Boolean(await answers(socket)), exitCode: child.exitCode, said })
  const isOver = ({ isReady, exitCode }) => isReady || exitCode !== null
  // Its signatures are loaded first.
  const { exitCode } = await until('answer of clamd', look, isOver, { patience: 120_000 })
  assert.equal(exitCode, null, `clamd ended:\n${said}`)
  return { socket, stop }
}

function answers(socket) {
  return new Promise((done) => {
    const line = connect(socket)
    line.once('connect', () => line.end(() => done(true)))
    line.once('error', () => setTimeout(done, 50, false))
  })
}

function paper(size, inside = '', at = size - inside.length) {
  const bytes = Buffer.alloc(size, 'abc\n')
  bytes.write('%PDF-1.7\n')
  bytes.write(inside, at)
  return bytes
}

const send = (fileId, bytes) =>
  storage.createFile({ bucketId: BUCKET, fileId, file: new File([bytes], `${fileId}.pdf`) })

before(async () => {
  clamd = await startClamd()
  const server = await serveNew({ env: { DIWAN_CLAMD: clamd.socket } })
  storage = new web.Storage((await signedIn(server.endpoint, ADMIN)).client)
})

test('a file with a virus is refused and is not there', async () => {
  await refused(send('ill', paper(20_000, EICAR)), 'storage_invalid_file', 403)
  await refused(storage.getFile({ bucketId: BUCKET, fileId: 'ill' }), 'storage_file_not_found', 404)
  assert.equal((await send('well', paper(20_000))).$id, 'well')
})

test('also when it comes in pieces and the virus lies across two of them', async () => {
  await refused(send('long-ill', paper(12 * MIB, EICAR, 5 * MIB - 20)), 'storage_invalid_file', 403)
  await refused(storage.getFile({ bucketId: BUCKET, fileId: 'long-ill' }), 'storage_file_not_found', 404)
  assert.equal((await send('long-well', paper(12 * MIB))).chunksUploaded, 3)
})

test('when clamd is gone nothing is taken', async () => {
  await clamd.stop()
  await refused(send('unseen', paper(20_000)), 'storage_scanner_unavailable', 503)
  await refused(storage.getFile({ bucketId: BUCKET, fileId: 'unseen' }), 'storage_file_not_found', 404)
})
