// Kill -9 between the commit of a paper and its print: the number stands, and the same paper is printed by the next start.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, createKey, createUser, run, serve } from '../binary.mjs'
import { atEnd, folder } from '../rig.mjs'

const CLERKS = 6
const ENOUGH = 12
/** A job that a killed process had begun is free again after two minutes. */
const PATIENCE = 180_000

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

function caller(server, key) {
  const headers = { 'x-appwrite-project': 'diwan', 'x-appwrite-key': key, 'content-type': 'application/json' }
  return async (path, body) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${server.endpoint}${path}`, init)
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  }
}

/** Orders certificates until the server is gone; every acknowledged one is told. */
async function keepOrdering(call, acknowledged) {
  const order = { employeeId: 'amal', kind: 'work', language: 'fr' }
  for (;;) {
    let answer
    try {
      answer = await call('/actions/employees.certificate', order)
    } catch {
      return
    }
    assert.equal(answer.status, 200, answer.body.toString())
    acknowledged(JSON.parse(answer.body))
  }
}

async function papers(call) {
  const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [5000] }))
  const { body } = await call(`/databases/main/collections/authenticDocuments/documents?queries[0]=${query}`)
  return JSON.parse(body).documents
}

async function allPrinted(call) {
  for (const end = Date.now() + PATIENCE; ; ) {
    const all = await papers(call)
    if (all.every((paper) => paper.sha256)) return all
    assert.ok(Date.now() < end, 'every paper is printed in the end')
    await pause(500)
  }
}

test('papers are printed although the process was killed', async () => {
  const data = folder()
  createUser(data, ADMIN)
  const key = createKey(data)
  const server = await serve(data)
  atEnd(server.kill)
  const call = caller(server, key)
  const card = { key: 'public.commune', value: { nameFr: 'Commune de Tiznit', nameAr: 'جماعة تيزنيت' } }
  const setting = { documentId: 'card', data: card }
  assert.equal((await call('/databases/main/collections/settings/documents', setting)).status, 201)
  const employee = { fullNameFr: 'Amal Bennani', fullNameAr: 'أمل بناني', CIN: 'AB123456' }
  const made = { documentId: 'amal', data: employee }
  assert.equal((await call('/databases/main/collections/employees/documents', made)).status, 201)
  const told = []
  const clerks = Array.from({ length: CLERKS }, () =>
    keepOrdering(call, (paper) => {
      told.push(paper)
      if (told.length === ENOUGH) server.kill()
    }),
  )
  await Promise.all(clerks)
  assert.equal(await server.kill(), 'SIGKILL')
  const again = await serve(data)
  atEnd(again.kill)
  const ask = caller(again, key)
  const all = await allPrinted(ask)
  const numbers = all.map((paper) => paper.num).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from(numbers, (_, at) => at + 1),
    'no number is missing',
  )
  for (const paper of told) assert.ok(all.some((one) => one.docId === paper.docId && one.refNumber === paper.refNumber))
  for (const paper of all) {
    const file = await ask(`/storage/buckets/downloadable-documents/files/${paper.fileId}/download`)
    assert.deepEqual([file.status, sha256(file.body)], [200, paper.sha256])
    const check = JSON.parse((await ask(`/papers/${paper.docId}`)).body)
    assert.deepEqual([check.state, check.refNumber, check.sha256], ['valid', paper.refNumber, paper.sha256])
  }
  assert.equal(await again.stop(), 0)
  assert.equal(run(['check', '--data', data]).status, 0)
})
