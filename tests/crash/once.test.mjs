// kill -9 under writes that have an idempotency key: what is sent again after the crash is done once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN, createKey, createUser, run, serve } from '../binary.mjs'
import { atEnd, folder } from '../rig.mjs'

const ROUNDS = 6
const WRITERS = 16
const BUREAUX = 'databases/main/collections/bureaux/documents'

test(`${WRITERS} writers with keys, killed ${ROUNDS} times`, async (t) => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan', 'x-appwrite-key': key }
  const make = async ({ endpoint }, name) => {
    const answer = await fetch(`${endpoint}/${BUREAUX}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': name },
      body: JSON.stringify({ documentId: 'unique()', data: { nameFr: name, nameAr: 'مكتب' } }),
    })
    assert.equal(answer.status, 201)
    return (await answer.json()).$id
  }
  const made = new Map()
  let doubts = 0
  for (let round = 0; round < ROUNDS; round++) {
    await t.test(`round ${round + 1}`, async () => {
      const server = await serve(data)
      atEnd(server.kill)
      // A different moment of the batch in each round: after that many acknowledged rows, not after some time.
      const enough = made.size + 150 + 37 * round
      const inDoubt = []
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let row = 0; ; row++) {
          const name = `r${round}w${writer}n${row}`
          const id = await make(server, name).catch(() => null)
          if (id === null) return inDoubt.push(name)
          made.set(name, id)
          if (made.size === enough) server.kill()
        }
      })
      await Promise.all(writers)
      assert.equal(await server.kill(), 'SIGKILL')
      doubts += inDoubt.length
      const again = await serve(data)
      for (const name of inDoubt) made.set(name, await make(again, name))
      const [[name, id]] = made
      assert.equal(await make(again, name), id, 'what was answered before is answered again')
      const limit = encodeURIComponent(JSON.stringify({ method: 'limit', values: [5000] }))
      const found = await (await fetch(`${again.endpoint}/${BUREAUX}?queries[0]=${limit}`, { headers })).json()
      assert.deepEqual(new Map(found.documents.map((one) => [one.nameFr, one.$id])), made)
      assert.equal(found.total, made.size, 'each was made once')
      assert.equal(await again.stop(), 0)
      const check = run(['check', '--data', data])
      assert.equal(check.status, 0, check.stdout + check.stderr)
    })
  }
  assert.ok(doubts >= ROUNDS, `${doubts} requests were in doubt`)
})
