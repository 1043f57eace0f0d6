// kept-store.mjs BINARY FOLDER: what a release leaves behind, from which every later program is tried as an upgrade.
//
// The demonstration of that release as it stood on its day, with what it lacks: statements that are signed and drafts, signatories
// by delegation and as substitutes, hours of all kinds, a terminal that is never heard, people who left, leave of which days came
// back, names that differ by a sign alone, a list of clock changes that ends. Its exams stand in every state. Into FOLDER go
// `store.db.xz` (SQLite), `store.sql.xz` (the same rows in PostgreSQL), and `rows.json.xz`: what the release itself answered of all
// that was signed, published or numbered. Run once a release: `scripts/with-postgres node tests/kept-store.mjs BINARY FOLDER`.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [binary, folder] = process.argv.slice(2).map((path) => resolve(path))
process.env.DIWAN_BIN = binary
const { createKey, must, serve } = await import('./binary.mjs')
const { pdfOf } = await import('./e2e/samples.mjs')
const { staffOf } = await import('./e2e/exam.mjs')
const { keyed, node } = await import('./wire/client.mjs')
const { keptRows } = await import('./kept-rows.mjs')

const DAY = 86_400_000
const dayIn = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** The demonstration, and who signs in to it by address. */
function demonstration(data) {
  const printed = must(['demo', '--data', data, '--employees', '60', '--seed', '7'])
  const logins = new Map()
  for (const [, email, password] of printed.matchAll(/\s(\S+@\S+)\s+(\S+)$/gm)) logins.set(email, { email, password })
  return { logins, key: createKey(data) }
}

/** Monday of the week that lies so many weeks from this one. */
function mondayIn(weeks) {
  const today = new Date()
  return dayIn(weeks * 7 - ((today.getUTCDay() + 6) % 7))
}

async function addToIt(server, { logins, key }) {
  const { databases } = keyed(server.endpoint, key)
  const at = (collectionId, databaseId = 'main') => ({ databaseId, collectionId })
  const create = async (collectionId, data, database) =>
    (await databases.createDocument({ ...at(collectionId, database), documentId: 'unique()', data })).$id
  const update = (collectionId, documentId, data) => databases.updateDocument({ ...at(collectionId), documentId, data })
  const list = async (collectionId, ...queries) =>
    (await databases.listDocuments({ ...at(collectionId), queries: [...queries, node.Query.limit(200)] })).documents
  const staff = await staffOf(server, logins.get('rh@commune.example'))
  const people = await list('employees', node.Query.equal('active', true), node.Query.orderDesc('$id'))
  const [guard, partTime, leaver, deputy] = people.slice(-12)

  // Hours of all kinds.
  const hours = { validFrom: '2026-01-01', weekdays: [1, 2, 3, 4, 5], breakMinutes: 30 }
  const night = { start: '22:00', end: '06:00', overnight: true, nameFr: 'Garde', nameAr: 'حراسة' }
  await create('workSchedules', { ...hours, ...night, employeeId: guard.$id })
  const mornings = { start: '08:30', end: '12:30', weekdays: [1, 3, 5], nameFr: 'Mi-temps', nameAr: 'نصف الوقت' }
  await create('workSchedules', { ...hours, ...mornings, employeeId: partTime.$id })
  const [service] = await list('services')
  const own = { start: '08:30', end: '16:30', nameFr: 'Service', nameAr: 'مصلحة' }
  await create('workSchedules', { ...hours, ...own, serviceId: service.$id })

  // Names that differ by a sign alone, which are two, and a terminal that is never heard.
  for (const nameFr of ["Bureau d'ordre A-1", 'Bureau d’ordre A 1'])
    await create('bureaux', { nameFr, nameAr: 'مكتب الضبط', serviceId: service.$id })
  const [annexe] = await list('annexes')
  const silent = { serialNumber: 'CQZ7230777', nameFr: 'Muette', allowed: true, networks: ['10.9.9.0/24'] }
  await create('devices', { ...silent, annexeId: annexe.$id, installedOn: '2026-01-01' }, 'attendance')

  // A leave of which sickness gave days back: both entered by human resources, decided by whoever is asked.
  const past = { pastReason: 'Saisi après coup' }
  const names = { fullNameFr: 'Berrada Salma', fullNameAr: 'سلمى برادة', CIN: 'ZK100200' }
  const away = await create('employees', { ...names, recruitmentDate: '2020-01-06', active: true })
  const leave = async (type, from, to, more = {}) => {
    const span = { startDate: addDays(mondayIn(-3), from), endDate: addDays(mondayIn(-3), to) }
    const { $id } = await staff.act('leaveRequests.submit', { ...past, employeeId: away, type, ...span, ...more })
    // Each step by one of those whose it is.
    const openStep = async () => {
      const asked = [node.Query.equal('subjectId', $id), node.Query.equal('decision', 'pending')]
      return (await list('approvals', ...asked)).at(0)
    }
    for (let step = await openStep(); step; step = await openStep()) {
      const [actor] = await list('users', node.Query.equal('$id', step.actorIds))
      const decider = await staffOf(server, logins.get(actor.email))
      await decider.sign('approvals.decide', { ids: [step.$id], decision: 'approved' })
    }
  }
  const balances = [{ employeeId: away, type: 'annual', days: 22 }]
  await staff.act('leaveRecords.open', { balances, reason: 'Registre de papier' })
  await leave('annual', 0, 11)
  const paper = pdfOf({ pages: 1 })
  const certificateId = await staff.send('certificat.pdf', 'application/pdf', paper, 'medical-certificates')
  await leave('sick', 7, 8, { certificateId })

  // Who left.
  await update('employees', leaver.$id, { active: false })

  // Statements of deductions: drafts, and some that are signed.
  await staff.act('deductionStatements.generate', { month: previousMonth() })
  const drafts = await list('deductionStatements', node.Query.equal('state', 'draft'))
  for (const { $id } of drafts.slice(0, drafts.length / 2)) await staff.sign('deductionStatements.sign', { id: $id })

  // Who signs, and the list of the clock.
  const [signatories] = await list('settings', node.Query.equal('key', 'org.signatories'))
  const substitute = {
    employeeId: deputy.$id,
    nameFr: deputy.fullNameFr,
    nameAr: deputy.fullNameAr,
    qualityFr: 'Le Vice-Président',
    qualityAr: 'نائب الرئيس',
    kinds: ['leave_decision'],
    mode: 'substitution',
    from: '2026-01-01',
  }
  const listed = typeof signatories.value === 'string' ? JSON.parse(signatories.value) : signatories.value
  await update('settings', signatories.$id, { value: [...listed, substitute] })
  const clock = [
    { date: '2026-02-15', ahead: 0 },
    { date: '2026-03-22', ahead: 60 },
  ]
  await create('settings', { key: 'org.clockChanges', value: clock })
}

const addDays = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const previousMonth = () => dayIn(-new Date().getUTCDate()).slice(0, 7)

const compressed = (bytes) => execFileSync('xz', ['-9e', '-c'], { input: bytes, maxBuffer: 1 << 30 })

mkdirSync(folder, { recursive: true })
const place = mkdtempSync(join(tmpdir(), 'diwan-kept-'))
const data = join(place, 'data')
try {
  const made = demonstration(data)
  let server = await serve(data)
  // Days are computed once it is served: statements follow from them.
  await daysComputed(server, made)
  await addToIt(server, made)
  await server.stop()
  server = await serve(data)
  const rows = await keptRows(server, made.key)
  await server.stop()
  const url = process.env.DIWAN_TEST_POSTGRES
  const backup = join(place, 'kept.backup')
  must(['backup', backup, '--rows-only', '--data', data])
  must(['restore', backup, '--rows-only', '--data', join(place, 'other'), '--database-url', url])
  const dump = execFileSync('pg_dump', ['--no-owner', '--no-acl', url], { maxBuffer: 1 << 30 })
  writeFileSync(join(folder, 'store.db.xz'), compressed(readFileSync(join(data, 'diwan.db'))))
  writeFileSync(join(folder, 'store.sql.xz'), compressed(dump))
  // Of a commune that never was: it opens nothing but this store, whose seals follow from it.
  copyFileSync(join(data, 'house.key'), join(folder, 'house.key'))
  writeFileSync(join(folder, 'rows.json.xz'), compressed(Buffer.from(JSON.stringify(rows))))
} finally {
  rmSync(place, { recursive: true, force: true })
}

async function daysComputed(server, { key }) {
  const { databases } = keyed(server.endpoint, key)
  const days = { databaseId: 'attendance', collectionId: 'pointages', queries: [node.Query.limit(1)] }
  let before = -1
  for (;;) {
    const { total } = await databases.listDocuments(days)
    if (total > 0 && total === before) return
    before = total
    await new Promise((again) => setTimeout(again, 3000))
  }
}
