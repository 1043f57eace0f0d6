// Kill -9 while 24 writers run, again and again: every row that was acknowledged is there, and the store is whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createUser, run, serve } from '../binary.mjs'
import { atEnd, folder } from '../rig.mjs'
import { everyOne } from './pages.mjs'

const ROUNDS = Number(process.env.DIWAN_TEST_CRASH_ROUNDS ?? 5)
const WRITERS = 24
const JSON_HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' }

async function signIn(server) {
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(ADMIN),
  })
  assert.equal(answer.status, 201)
  return { ...JSON_HEADERS, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
}

/** Creates bureaux one after another until the server is gone; every acknowledged id is told. */
async function write(server, headers, name, acknowledged) {
  for (let number = 0; ; number++) {
    const documentId = `${name}-${number}`
    const body = JSON.stringify({ documentId, data: { nameFr: `Bureau ${documentId}`, nameAr: `مكتب ${number}` } })
    let answer
    try {
      answer = await fetch(`${server.endpoint}/databases/main/collections/bureaux/documents`, {
        method: 'POST',
        headers,
        body,
      })
    } catch {
      return
    }
    assert.equal(answer.status, 201)
    acknowledged(documentId)
  }
}

async function stored(server, headers) {
  const address = `${server.endpoint}/databases/main/collections/bureaux/documents`
  const select = { method: 'select', values: ['nameFr'] }
  const { all, total } = await everyOne(address, headers, 'documents', [select])
  assert.equal(total, all.length)
  return new Map(all.map((one) => [one.$id, one.nameFr]))
}

test(`${WRITERS} writers, killed ${ROUNDS} times`, async (t) => {
  const data = folder()
  createUser(data, ADMIN)
  const kept = new Set()
  for (let round = 0; round < ROUNDS; round++) {
    await t.test(`round ${round + 1}`, async () => {
      const server = await serve(data)
      atEnd(server.kill)
      const headers = await signIn(server)
      // A different moment of the batch in each round: after that many acknowledged rows, not after some time.
      const enough = kept.size + 400 + 137 * round
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        write(server, headers, `r${round}w${writer}`, (id) => {
          kept.add(id)
          if (kept.size === enough) server.kill()
        }),
      )
      await Promise.all(writers)
      assert.equal(await server.kill(), 'SIGKILL')

      const again = await serve(data)
      const found = await stored(again, await signIn(again))
      const lost = [...kept].filter((id) => found.get(id) !== `Bureau ${id}`)
      assert.deepEqual(lost, [], 'acknowledged rows are lost')
      const unasked = found.size - kept.size
      assert.ok(unasked <= WRITERS * (round + 1), `${unasked} rows that nobody was told of`)
      assert.equal(await again.stop(), 0)
      const check = run(['check', '--data', data])
      assert.equal(check.status, 0, check.stdout + check.stderr)
    })
  }
})
