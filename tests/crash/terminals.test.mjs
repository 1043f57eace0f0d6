// Kill -9 while terminals push: what was acknowledged stands, what was not is sent again, and each punch stands once. And of
// what identifies a body nothing is found afterwards, neither in the data folder nor in the log, a backup or an answer.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, must, run, serve } from '../binary.mjs'
import { atEnd, folder } from '../rig.mjs'
import { Terminal, terminalPort } from '../terminal.mjs'
import { until } from '../until.mjs'
import { everyOne } from './pages.mjs'

const ROUNDS = 4
const TERMINALS = 6
const LINES = 240
const env = { DIWAN_TERMINALS_LISTEN: '127.0.0.1:0' }
const SECRETS = ['VEVNUExBVEVPRkFGSU5HRVI', 's3cretpassword', '15CD5B07']

const headers = (key) => ({
  'content-type': 'application/json',
  'x-appwrite-project': 'diwan',
  'x-appwrite-key': key,
})
const documents = (server, collection) => `${server.endpoint}/databases/attendance/collections/${collection}/documents`

async function allow(server, key, serial) {
  const data = { serialNumber: serial, allowed: true, networks: ['127.0.0.0/8'], installedOn: '2026-01-01' }
  const body = JSON.stringify({ documentId: serial.toLowerCase(), data })
  const answer = await fetch(documents(server, 'devices'), { method: 'POST', headers: headers(key), body })
  assert.equal(answer.status, 201, await answer.text())
}

const two = (number) => String(number).padStart(2, '0')
const line = (code, number) => `${code}\t2026-03-${two(1 + (number % 28))} 08:${two(number % 60)}:07\t0\t1\t0\t0\n`

/** Every byte below a folder. */
function bytesBelow(place) {
  if (statSync(place).isFile()) return readFileSync(place).toString('latin1')
  return readdirSync(place)
    .map((name) => bytesBelow(join(place, name)))
    .join('\n')
}

test(`${TERMINALS} terminals, killed ${ROUNDS} times`, async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const terminals = Array.from({ length: TERMINALS }, (_, at) => new Terminal(`CRASH${at}`))
  const expected = new Set()
  let said = ''
  for (let round = 0; round < ROUNDS; round++) {
    const server = await serve(data, { env })
    atEnd(server.kill)
    const port = await terminalPort(server)
    if (round === 0) for (const terminal of terminals) await allow(server, key, terminal.serial)
    // Another moment of the uploads in each round: when so many lines were taken, not after some time.
    const left = () => terminals.reduce((sum, one) => sum + one.kept.length, 0)
    const push = async (terminal, at) => {
      assert.match(await terminal.handshake(port), /^GET OPTION FROM: CRASH\d\n/)
      await terminal.push(port, { most: 20 })
      assert.ok(left() > 0, `${at} was killed before the end`)
    }
    for (const [at, terminal] of terminals.entries())
      for (let number = 0; number < LINES; number++) {
        const one = line(1000 + round * 10 + at, number)
        terminal.kept.push(one)
        expected.add([terminal.serial, ...one.split('\t').slice(0, 2)].join(' '))
      }
    const enough = left() - 90 - 170 * round
    const kill = async () => {
      await until(`no more than ${enough} lines left`, left, (lines) => lines <= enough, { patience: 120_000, rest: 1 })
      await server.kill()
    }
    await Promise.all([...terminals.map(push), kill()])
    said += server.output()
  }
  const server = await serve(data, { env })
  const port = await terminalPort(server)
  for (const terminal of terminals) assert.ok(await terminal.push(port), 'what was kept is taken now')
  const select = { method: 'select', values: ['deviceSn', 'emp_code', 'localAt'] }
  const { all } = await everyOne(documents(server, 'punches'), headers(key), 'documents', [select])
  const found = all.map((one) => `${one.deviceSn} ${one.emp_code} ${one.localAt}`)
  assert.equal(found.length, new Set(found).size, 'a punch stands twice')
  assert.deepEqual(found.sort(), [...expected].sort())

  const [first] = terminals
  const secrets = `PIN=1000\tPasswd=${SECRETS[1]}\tCard=[${SECRETS[2]}]\tTMP=${SECRETS[0]}=\tContent=${SECRETS[0]}=\n`
  for (const table of [
    'OPERLOG',
    'BIODATA',
    'ATTLOG',
    'ATTPHOTO',
    'options',
    'rtlog',
    'tabledata&tablename=templatev10',
  ])
    await first.call(
      port,
      'POST',
      `cdata?SN=${first.serial}&table=${table}`,
      `FP ${secrets}USER ${secrets}FACE ${secrets}`,
    )
  const backup = join(folder(), 'backup')
  must(['backup', '--data', data, backup])
  assert.equal(await server.stop(), 0)
  said += server.output()
  for (const [where, text] of [
    ['the data folder', bytesBelow(data)],
    ['the backup', bytesBelow(backup)],
    ['the log', said],
    ['the answers', terminals.map((one) => one.answers).join('')],
  ])
    for (const secret of SECRETS) assert.ok(!text.includes(secret), `${secret} is in ${where}`)
  const check = run(['check', '--data', data])
  assert.equal(check.status, 0, check.stdout + check.stderr)
})
