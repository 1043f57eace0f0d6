// Kill -9 while the days of a year are given: everybody has them once, whoever was given them before the end and whoever was not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, run, serve } from '../binary.mjs'
import { movedClock } from '../moved-clock.mjs'
import { atEnd, folder } from '../rig.mjs'
import { until, untilIs } from '../until.mjs'
import { everyOne } from './pages.mjs'
import { call, DOCUMENTS, JSON_HEADERS, signIn } from './people.mjs'

/** As many as several transactions of the job give their days. */
const PEOPLE = 1500
const AT_ONCE = 100
/** A job that a killed process had begun is free again after two minutes. */
const PATIENCE = 180_000

/** The days that were given of a year, by the account of a person and a type. */
async function given(server, headers, of) {
  const { all } = await everyOne(server.endpoint + DOCUMENTS('leaveRecords'), headers, 'documents')
  return all.filter(({ kind, year }) => kind === 'entitlement' && year === of)
}

/** How many rows the ledger has of a year. */
async function count(server, headers, year) {
  const queries = [
    { method: 'equal', attribute: 'year', values: [year] },
    { method: 'limit', values: [1] },
  ]
  const search = queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
  return (await call(server, headers, 'GET', `${DOCUMENTS('leaveRecords')}?${search}`)).total
}

test(`the yearly job of leave is killed among ${PEOPLE} people`, async () => {
  const data = folder()
  createUser(data, ADMIN)
  const headers = { ...JSON_HEADERS, 'x-appwrite-key': createKey(data) }
  const clock = movedClock()
  const [thisYear, nextYear] = [clock.now().getUTCFullYear(), clock.now().getUTCFullYear() + 1]
  let server = await serve(data, { env: clock.env })
  atEnd(() => server.kill())
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    $id: `e${at}`,
    fullNameFr: `Personne ${at}`,
    fullNameAr: 'موظف',
    CIN: `AA${1000 + at}`,
    active: true,
  }))
  for (let from = 0; from < PEOPLE; from += AT_ONCE)
    await call(server, headers, 'POST', DOCUMENTS('employees'), { documents: people.slice(from, from + AT_ONCE) })
  let found
  const havers = async (year) => {
    found = await given(server, headers, year)
    return new Set(found.map((row) => row.employeeId)).size
  }
  // A new file has its days at once; those of the next year come with it.
  await untilIs('number of people with the days of this year', () => havers(thisYear), PEOPLE, { patience: PATIENCE })
  clock.moveTo(new Date(Date.UTC(nextYear, 0, 2, 10)))
  const act = async (action, given) =>
    fetch(`${server.endpoint}/actions/${action}`, {
      method: 'POST',
      headers: await signIn(server, ADMIN),
      body: JSON.stringify(given),
    })
  // A clock that leaps by weeks is believed when an administrator says so.
  assert.ok((await act('jobRuns.confirmClock', {})).ok)
  // The turn of the year begins it as well, perhaps before it is asked for.
  const asked = await act('jobRuns.run', { job: 'leaveRecords.year' })
  const { type } = await asked.json()
  assert.ok(asked.ok || type === 'job_still_running', type)
  await until(
    'row of the ledger of the next year',
    () => count(server, headers, nextYear),
    (rows) => rows > 0,
    { rest: 0 },
  )
  await server.kill()
  server = await serve(data, { env: clock.env })
  assert.ok((await havers(nextYear)) < PEOPLE, 'it was killed before its end')
  const all = () => havers(nextYear)
  await untilIs('number of people with the days of the next year', all, PEOPLE, { patience: PATIENCE, rest: 500 })
  const accounts = found.map((row) => `${row.employeeId} ${row.type} ${row.year}`)
  assert.equal(new Set(accounts).size, accounts.length, 'somebody has the days of a year twice')
  const types = new Set(found.map((row) => row.type))
  assert.equal(accounts.length, PEOPLE * types.size, 'somebody lacks the days of a type')
  // The run says how many rows it has posted, those of the killed process among them.
  const lastRun = async () => {
    const { jobs } = await (await act('jobRuns.jobs', {})).json()
    return jobs.find(({ job }) => job === 'leaveRecords.year').last
  }
  const { progress } = await until('end of the run', lastRun, ({ outcome }) => outcome === 'ok', { patience: PATIENCE })
  assert.ok(progress >= accounts.length, `${progress} rows of ${accounts.length}`)
  assert.equal(await server.stop(), 0)
  const check = run(['check', '--data', data])
  assert.equal(check.status, 0, check.stdout + check.stderr)
})
