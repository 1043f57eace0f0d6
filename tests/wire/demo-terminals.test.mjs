// The terminals that a demonstration plays: they call a server over the same folder, and it hears them.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { BINARY, createKey, must, PROJECT, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { terminalPort } from '../terminal.mjs'
import { until } from '../until.mjs'

test('a demonstration plays its terminals, and they are heard', { timeout: 120_000 }, async () => {
  const data = join(folder(), 'data')
  must(['demo', '--data', data, '--employees', '30'])
  const refused = run(['demo', '--data', data, '--devices', '2'])
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /terminals_listen/)

  const key = createKey(data)
  const server = await serveUntilEnd(data, { env: { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' } })
  const headers = { 'x-appwrite-project': PROJECT, 'x-appwrite-key': key }
  const heard = async () => {
    const path = '/databases/attendance/collections/devices/documents'
    const { documents } = await (await fetch(`${server.endpoint}${path}`, { headers })).json()
    return documents.filter(({ ip }) => ip === '127.0.0.1').map(({ serialNumber }) => serialNumber)
  }
  assert.deepEqual(await heard(), [], 'they were filled in from their own networks')
  const address = `127.0.0.1:${await terminalPort(server)}`
  const args = ['demo', '--data', data, '--devices', '2', '--pace', '1', '--terminals', address]
  const played = spawn(BINARY, args, { stdio: 'ignore' })
  const ended = new Promise((done) => played.once('exit', done))
  const both = await until('word of two terminals', heard, (all) => all.length >= 2, { patience: 120_000, rest: 100 })
  assert.deepEqual(both.toSorted(), ['CQZ7230001', 'CQZ7230002'])
  played.kill('SIGINT')
  assert.equal(await ended, 0)
})
