// What the palette finds among all that a commune keeps, and how many documents stand under each tab of an employee's file.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, PROJECT, serve } from '../binary.mjs'
import { cpu, waitUntilIdle } from './measure.mjs'

export const KEPT = { people: 5000, cars: 300, missions: 20_000, papers: 50_000 }
const CALLS = Number(process.env.BENCH_CALLS ?? 1000)
/** The tabs of an employee's file, each by the field that names the employee. */
const TABS = [
  'careerSteps.employeeId',
  'assignments.employeeId',
  'missions.persoActifId',
  'absences.employeeId',
  'warnings.persoActifId',
  'leaveRequests.employeeId',
  'leaveRecords.employeeId',
  'carAssignments.employeeId',
  'users.persoActif',
]

/**
 * Rows beside those of the demonstration, straight into the tables while nobody serves: each door would take its rules an hour.
 * They are copies under ids of their own; what must be unique among them bears the number of its copy.
 */
const COPIES = `
import sqlite3, sys
store = sqlite3.connect(sys.argv[1])
for wish in sys.argv[2:]:
    table, count = wish.split('=')
    columns = [row[1] for row in store.execute(f'PRAGMA table_info("{table}")')]
    unique = set()
    for index in store.execute(f'PRAGMA index_list("{table}")').fetchall():
        if index[2]: unique.update(row[2] for row in store.execute(f'PRAGMA index_xinfo("{index[1]}")') if row[2])
    links = {row[3] for row in store.execute(f'PRAGMA foreign_key_list("{table}")')}
    rows = store.execute(f'SELECT * FROM "{table}" ORDER BY _seq').fetchall()
    if not rows: sys.exit(f'{table} is empty')
    last, made = max(row[columns.index('_seq')] for row in rows), 0
    while len(rows) + made < int(count):
        row = list(rows[made % len(rows)])
        made += 1
        for at, name in enumerate(columns):
            if name == '_seq': row[at] = last + made
            elif name in links or row[at] is None: continue
            elif name == '_id' or name in unique or name.removesuffix('__f') in unique:
                row[at] = row[at] + made * 1000 if isinstance(row[at], int) else f'{row[at]}.{made}'
        store.execute(f'INSERT INTO "{table}" VALUES ({",".join("?" * len(columns))})', row)
    # Whether a collection is large, the store knows by the last sequence that it gave.
    store.execute('UPDATE _versions SET n = n + 1, last = ? WHERE collection = ?', (last + made, table))
    print(table, store.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])
store.commit()
# As the store itself does each time that it has taken a thousand rows.
store.execute('PRAGMA analysis_limit = 400')
store.execute('ANALYZE')
`

/** Who can sign in, by role. */
function people(printed) {
  const lines = [...printed.matchAll(/^\s*([a-z_]+)\s.*?(\S+@\S+)\s+(\S+)$/gm)]
  return Object.fromEntries(lines.map(([, role, email, password]) => [role, { email, password }]))
}

/** Calls of somebody who is signed in. */
async function signedIn(server, login) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const path = `${server.endpoint}/account/sessions/email`
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(login) })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const own = { ...headers, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
  return async (method, to, body) => {
    const told = await fetch(server.endpoint + to, { method, headers: own, body: body && JSON.stringify(body) })
    if (!told.ok) throw new Error(`${method} ${to}: ${await told.text()}`)
    return told.json()
  }
}

/** Milliseconds of the server for one of so many calls, the sign of life that each of them is left out. */
async function costs(server, call, alone, count = CALLS) {
  const run = async (one) => {
    for (let at = 0; at < 20; at++) await one(at)
    const before = cpu(server.pid)
    for (let at = 0; at < count; at++) await one(at)
    return ((cpu(server.pid) - before) / count) * 1000
  }
  return (await run(call)) - (alone ? await run(alone) : 0)
}

/** `{ search, related }`: CPU-seconds for a thousand searches, milliseconds of CPU for the counts of a file. */
export async function palette(kept = KEPT) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-palette-'))
  const data = join(folder, 'data')
  const who = people(must(['demo', '--data', data, '--employees', String(kept.people)]))
  let server = await serve(data)
  try {
    const paper = await signedIn(server, who.administrator)
    const { documents: staff } = await paper('GET', '/databases/main/collections/employees/documents')
    // One paper to copy, where the demonstration issued none.
    await paper('POST', '/actions/employees.certificate', { employeeId: staff[0].$id, kind: 'work', language: 'fr' })
    await server.stop()
    const wishes = [`cars=${kept.cars}`, `missions=${kept.missions}`, `authenticDocuments=${kept.papers}`]
    const copied = spawnSync('python3', ['-', join(data, 'diwan.db'), ...wishes], { input: COPIES, encoding: 'utf8' })
    if (copied.status !== 0) throw new Error(`copies: ${copied.stdout}${copied.stderr}`)
    server = await serve(data)
    const chief = await signedIn(server, who.administrator)
    const terms = staff.flatMap(({ fullNameFr, fullNameAr, CIN }) => [
      fullNameFr,
      fullNameAr.split(' ')[0],
      CIN,
      fullNameFr.slice(0, 4),
    ])
    terms.push('2/2026', '1/2026', '12', 'Rabat', 'attestation', '0661', 'ab')
    const asked = terms.map((term) => `/search?q=${encodeURIComponent(term)}`)
    let found = 0
    for (const path of asked) found += (await chief('GET', path)).results.length
    if (found === 0) throw new Error('nothing is found')
    await waitUntilIdle(server.pid)
    const search = await costs(server, (at) => chief('GET', asked[at % asked.length]))
    const file = (at) => ({ collection: 'employees', id: staff[at % staff.length].$id, by: TABS })
    const ping = () => chief('GET', '/locale')
    const related = await costs(server, (at) => chief('POST', '/actions/documents.related', file(at)), ping)
    return { search, related, copied: copied.stdout.trim().replaceAll('\n', ', ') }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Its rows of the table: what is measured, and the figure. */
export const paletteRows = ({ search, related }) => [
  [`palette over ${Object.values(KEPT).join(' / ')}, CPU-s per 1,000`, search.toFixed(3)],
  ["counts of all tabs of an employee's file, ms of CPU", related.toFixed(2)],
]
