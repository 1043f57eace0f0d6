// Self-service: the days of the year for everybody, the balances of a list over ten years of ledger, the home of the portal.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, PROJECT, serve } from '../binary.mjs'

export const PEOPLE = 5000
/** Of so many the ledger holds ten years, */
export const HOLDERS = 1200
/** and so many are listed together. */
export const BALANCES = 100
const ASKED = 100
const YEAR_JOB = 'leaveRecords.year'
const TYPES = ['work_certificate', 'salary_certificate', 'experience_certificate', 'tax_form', 'insurance_letter']
const DOCUMENTS = (collection) => `/databases/main/collections/${collection}/documents`

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Former years as the ledger would hold them, an entitlement and five takings each: no door writes them, so they are written
 * straight into the table while nobody serves.
 */
const FORMER_YEARS = `
import sqlite3, sys
store = sqlite3.connect(sys.argv[1])
store.execute("""
INSERT INTO leaveRecords (_seq, _id, _created, _updated, employeeId, start_date, type, type__f, typeId, cumulative_days,
  days_owed, days, kind, year, account, account__f, entry, entry__f)
WITH RECURSIVE back(years) AS (SELECT 1 UNION ALL SELECT years + 1 FROM back WHERE years < 9),
  part(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM part WHERE number < 5),
  holder AS (SELECT * FROM leaveRecords WHERE kind = 'entitlement' ORDER BY _seq LIMIT ?)
SELECT (SELECT max(_seq) FROM leaveRecords) + row_number() OVER (), substr(_id, 1, 24) || '.' || years || '.' || number,
  _created, _updated, employeeId, date(start_date, '-' || years || ' years'), type, type__f, typeId, number * 400, 2000 - number * 400,
  CASE number WHEN 0 THEN 2000 ELSE -400 END, CASE number WHEN 0 THEN 'entitlement' ELSE 'taken' END, year - years,
  account, account__f, account || '|' || (year - years) || '|' || CASE number WHEN 0 THEN 'entitlement' ELSE 'taken' END,
  account__f || '|' || (year - years) || '|' || CASE number WHEN 0 THEN 'entitlement' ELSE 'taken' END
FROM holder, back, part
""", (int(sys.argv[2]),))
print(store.execute("SELECT count(*) FROM leaveRecords").fetchone()[0])
store.commit()
`

/** Who can sign in, by role. */
function people(printed) {
  const lines = [...printed.matchAll(/^\s*([a-z_]+)\s.*?(\S+@\S+)\s+(\S+)$/gm)]
  return Object.fromEntries(lines.map(([, role, email, password]) => [role, { email, password }]))
}

const queries = (all) => new URLSearchParams(all.map((one, at) => [`queries[${at}]`, JSON.stringify(one)]))

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

/** The middle of the milliseconds that a call takes. */
async function timed(call) {
  const taken = []
  while (taken.length < ASKED) {
    const began = performance.now()
    await call()
    taken.push(performance.now() - began)
  }
  return middle(taken)
}

/** How many rows a collection has. */
async function total(call, collection) {
  return (await call('GET', `${DOCUMENTS(collection)}?${queries([{ method: 'limit', values: [1] }])}`)).total
}

/** Runs the work of the year, which nobody was given yet, and answers how long it took. */
async function year(call) {
  const before = await total(call, 'leaveRecords')
  if (before > 0) throw new Error(`${before} entries stand already`)
  await call('POST', '/actions/jobRuns.run', { job: YEAR_JOB })
  const path = `${DOCUMENTS('jobRuns')}?${queries([
    { method: 'equal', attribute: 'job', values: [YEAR_JOB] },
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [1] },
  ])}`
  for (;;) {
    const [run] = (await call('GET', path)).documents
    if (run?.outcome === 'failed') throw new Error(run.message)
    if (run?.outcome === 'ok') return Date.parse(run.endedAt) - Date.parse(run.startedAt)
    await new Promise((again) => setTimeout(again, 50))
  }
}

/** `{ year, balances, portal, entries }`: milliseconds, and the rows of the ledger that balances are sums of. */
export async function selfService({ count = PEOPLE, holders = HOLDERS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-self-service-'))
  const data = join(folder, 'data')
  const who = people(must(['demo', '--data', data, '--employees', String(count)]))
  let server = await serve(data)
  try {
    const taken = await year(await signedIn(server, who.administrator))
    await server.stop()
    const written = spawnSync('python3', ['-', join(data, 'diwan.db'), String(holders)], { input: FORMER_YEARS })
    if (written.status !== 0) throw new Error(`former years: ${written.stderr}`)
    const entries = Number(written.stdout)
    server = await serve(data)
    const hr = await signedIn(server, who.hr)
    const page = queries([
      { method: 'orderAsc', attribute: '$sequence' },
      { method: 'limit', values: [holders] },
    ])
    const { documents } = await hr('GET', `${DOCUMENTS('employees')}?${page}`)
    const employeeIds = documents.slice(-BALANCES).map(({ $id }) => $id)
    const balances = await timed(() => hr('POST', '/actions/leaveRecords.balances', { employeeIds }))
    const employee = await signedIn(server, who.employee)
    for (const type of TYPES) await employee('POST', '/actions/documentRequests.submit', { type, reason: 'Dossier' })
    const portal = await timed(() => employee('POST', '/actions/home.portal', {}))
    return { year: taken, balances, portal, entries }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
