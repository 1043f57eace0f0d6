// A large document is drawn by a process of its own: it ends with the document, and what ends it before ends nothing else.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { ADMIN, createKey, createUser, PROJECT } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { untilIs } from '../until.mjs'

const ROWS = 1000
/** As many as are made by one request. */
const BATCH = 100
const EMPLOYEES = '/databases/main/collections/employees/documents'
const SHOWN = 'format=pdf&lang=ar&columns=fullNameFr,fullNameAr,CIN'

let server
let headers

before(async () => {
  const data = folder()
  createUser(data, ADMIN)
  headers = { 'x-appwrite-project': PROJECT, 'x-appwrite-key': createKey(data), 'content-type': 'application/json' }
  server = await serveUntilEnd(data)
  const person = (at) => ({
    $id: `person-${at}`,
    fullNameFr: `Personne numéro ${at} de la commune`,
    fullNameAr: 'موظف من موظفي الجماعة',
    CIN: `AA${10_000 + at}`,
  })
  for (let first = 0; first < ROWS; first += BATCH) {
    const body = JSON.stringify({ documents: Array.from({ length: BATCH }, (_, at) => person(first + at)) })
    const answer = await fetch(server.endpoint + EMPLOYEES, { method: 'POST', headers, body })
    assert.equal(answer.status, 201, await answer.text())
  }
})

const list = (more = '', signal = undefined) =>
  fetch(`${server.endpoint}${EMPLOYEES}/export?${SHOWN}${more}`, { headers, signal })

/** So few people that the server draws their list itself. */
const ONE = `&queries[0]=${encodeURIComponent('{"method":"equal","attribute":"CIN","values":["AA10001"]}')}`

/** Whether a process is there and not merely to be taken leave of. */
function isRunning(pid) {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).startsWith('Z')
  } catch {
    return false
  }
}

/** The processes that the server has started and that have not been taken leave of. */
function children() {
  const parentOf = (pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
    } catch {
      // It has ended meanwhile.
      return 0
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === server.pid)
    .map(Number)
}

/**
 * Whether a process runs the program that draws, and has bound itself: until then it is a copy of the server that is on its way, for
 * which the server waits, and which would outlive it.
 */
function isBound(pid) {
  try {
    return /^Max address space +\d/m.test(readFileSync(`/proc/${pid}/limits`, 'utf8'))
  } catch {
    return false
  }
}

/** The process that draws what is asked for, as soon as there is one. */
async function drawing(answer) {
  let isAnswered = false
  void answer.then(() => {
    isAnswered = true
  })
  for (;;) {
    const pid = children().find(isBound)
    if (pid) return pid
    assert.equal(isAnswered, false, 'the list was drawn by the server itself')
    await turn()
  }
}

test('a process draws a long list, and is gone with it', async () => {
  const answer = list()
  await drawing(answer)
  const pdf = Buffer.from(await (await answer).arrayBuffer())
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
  assert.deepEqual(children(), [])
})

test('when it is killed the list is refused, and the next one drawn', async () => {
  const answer = list()
  process.kill(await drawing(answer), 'SIGKILL')
  const refused = await answer
  assert.equal(refused.status, 500)
  assert.equal((await refused.json()).type, 'general_unknown')
  assert.deepEqual(children(), [])
  assert.equal((await list()).status, 200)
})

test('one that hangs keeps no paper waiting, and ends with whoever waits for it', async () => {
  const leaving = new AbortController()
  const hanging = list('', leaving.signal)
  const pid = await drawing(hanging.catch(() => {}))
  process.kill(pid, 'SIGSTOP')
  // Beside it another that waits for its turn, as a person's second list does.
  const waiting = list('', leaving.signal)
  assert.equal((await list(ONE)).status, 200)
  leaving.abort()
  await Promise.all([hanging, waiting].map((one) => assert.rejects(one)))
  await untilIs('processes that draw', () => children().length, 0)
  assert.equal((await list()).status, 200)
})

test('a short one is drawn by the server', async () => {
  const answer = list(ONE)
  await assert.rejects(drawing(answer), /by the server itself/)
  assert.equal((await answer).status, 200)
})

test('it ends with the server, however that ends', async () => {
  const answer = list().catch(() => {})
  const pid = await drawing(answer)
  process.kill(pid, 'SIGSTOP')
  await server.kill()
  await answer
  await untilIs('state of the process', () => isRunning(pid), false)
})
