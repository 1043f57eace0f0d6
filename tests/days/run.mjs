// Runs what stands in this folder under other days than today's: the tests, the demonstration and its server, and the browser alike.
//
//   node days/run.mjs                 every day, with the browser stories of what follows from the day
//   node days/run.mjs --of COMMIT     two days, which the commit chooses, without those stories
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockFrom } from '../clock.mjs'
import { DAYS } from './days.mjs'

const TESTS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join(import.meta.dirname, name))
/** Browser stories whose screens show what stands on the day. */
const STORIES = [
  'home',
  'home-links',
  'attendance',
  'absence-views',
  'exits',
  'leave',
  'portal',
  'warnings',
  'missions',
]
  .concat(['departures', 'falls-due', 'recruitment-desk', 'requests'])
  .map((name) => join(import.meta.dirname, `../e2e/${name}.test.mjs`))
const OUTPUT = mkdtempSync(join(tmpdir(), 'diwan-days-'))

/** Two days, of which the second lies half of the list further on. */
function chosenBy(commit) {
  const names = Object.keys(DAYS)
  const at = Number.parseInt(commit.slice(0, 8), 16) % names.length
  return [names[at], names[(at + names.length / 2) % names.length]]
}

/** What the tests said on that day, and whether all passed. */
async function on(name, files) {
  // Stores of one day are no other day's.
  const place = join(OUTPUT, `day-${DAYS[name].replace(/\W/g, '')}`)
  mkdirSync(place, { recursive: true })
  const { env } = clockFrom(new Date(DAYS[name]), place)
  const given = ['--test', '--test-concurrency=1', ...files]
  const child = spawn(process.execPath, given, {
    env: { ...process.env, ...env, DIWAN_TEST_STORES: join(place, 'stores'), DIWAN_TEST_DAY: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const code = await new Promise((ended) => child.once('exit', ended))
  console.log(`# on ${name}, ${DAYS[name]}\n${said}`)
  rmSync(place, { recursive: true, force: true })
  return code === 0
}

const [flag, commit] = process.argv.slice(2)
const isShort = flag === '--of'
const names = isShort ? chosenBy(commit) : Object.keys(DAYS)
const files = isShort ? TESTS : [...TESTS, ...STORIES]
// Two beside each other: a story waits for its browser, its browser for the server.
for (let at = 0; at < names.length; at += 2) {
  const passed = await Promise.all(names.slice(at, at + 2).map((name) => on(name, files)))
  if (passed.includes(false)) process.exitCode = 1
}
