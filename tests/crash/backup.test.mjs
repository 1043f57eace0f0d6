// A backup made while people write: it is consistent, holds all that was acknowledged before it, and opens elsewhere.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { ADMIN, BINARY, createKey, createUser, must, run } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { keyed } from '../wire/client.mjs'

const BUREAUX = { databaseId: 'main', collectionId: 'bureaux' }
const execute = promisify(execFile)

test('a backup while eight people write', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serveUntilEnd(data)
  const { databases } = keyed(server.endpoint, key)
  const acknowledged = []
  let busy = true
  const write = async (writer) => {
    for (let number = 0; busy; number++) {
      const documentId = `b${writer}-${number}`
      await databases.createDocument({ ...BUREAUX, documentId, data: { nameFr: documentId, nameAr: 'مكتب' } })
      acknowledged.push(documentId)
    }
  }
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer))
  while (acknowledged.length < 200) await new Promise(setImmediate)
  const before = [...acknowledged]
  const file = join(folder(), 'today.diwan')
  await execute(BINARY, ['backup', file, '--data', data])
  busy = false
  await Promise.all(writers)
  assert.ok(acknowledged.length > before.length, 'people wrote meanwhile')

  const elsewhere = join(folder(), 'restored')
  must(['restore', file, '--data', elsewhere])
  const check = run(['check', '--data', elsewhere])
  assert.equal(check.status, 0, check.stdout + check.stderr)
  const again = await serveUntilEnd(elsewhere)
  const kept = keyed(again.endpoint, key).databases
  const limit = JSON.stringify({ method: 'limit', values: [100_000] })
  const found = new Set((await kept.listDocuments({ ...BUREAUX, queries: [limit] })).documents.map((one) => one.$id))
  assert.deepEqual(
    before.filter((id) => !found.has(id)),
    [],
  )

  const refused = run(['restore', file, '--data', elsewhere])
  assert.equal(refused.status, 1)
  assert.equal(refused.stderr.trim().split('\n').length, 1)
  assert.ok(!existsSync(join(elsewhere, 'today.diwan')))
})
