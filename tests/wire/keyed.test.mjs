// What a server does with an API key, through node-appwrite: bulk calls, dates of its own, scopes.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createKey } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { keyed, node, refused } from './client.mjs'
import { MAIN, seed } from './seed.mjs'

const { Query } = node
const BUREAUX = { databaseId: MAIN, collectionId: 'bureaux' }
const TABLE = { databaseId: MAIN, tableId: 'bureaux' }
let databases
let server
let tables
before(async () => {
  server = await serveNew()
  await seed(server)
  ;({ databases, tables } = keyed(server.endpoint, server.key))
})

const bureau = (number, more = {}) => ({
  $id: `b${number}`,
  nameFr: `Bureau ${number}`,
  nameAr: `مكتب ${number}`,
  ...more,
})
const many = (from, count) => Array.from({ length: count }, (_, number) => bureau(from + number))

describe('bulk', () => {
  test('a hundred are created in one call, and one wrong one refuses them all', async () => {
    const made = await databases.createDocuments({ ...BUREAUX, documents: many(0, 100) })
    assert.equal(made.total, 100)
    assert.equal(made.documents[99].$id, 'b99')
    const before = (await databases.listDocuments(BUREAUX)).total
    await refused(
      databases.createDocuments({ ...BUREAUX, documents: [bureau(500), { $id: 'b501', nameFr: 'no Arabic' }] }),
      'document_invalid_structure',
      400,
    )
    await refused(databases.createDocuments({ ...BUREAUX, documents: many(500, 101) }), 'general_argument_invalid', 400)
    assert.equal((await databases.listDocuments(BUREAUX)).total, before)
  })

  test('upsert creates some and merges others', async () => {
    const { documents } = await databases.upsertDocuments({
      ...BUREAUX,
      documents: [bureau(0, { floor: '9' }), bureau(600)],
    })
    assert.deepEqual(
      documents.map((one) => [one.$id, one.floor]),
      [
        ['b0', '9'],
        ['b600', null],
      ],
    )
  })

  test('an update and a deletion by query reach what it matches, and never more than a hundred', async () => {
    const some = [Query.equal('$id', ['b1', 'b2', 'b3'])]
    const changed = await databases.updateDocuments({ ...BUREAUX, data: { floor: '4' }, queries: some })
    assert.equal(changed.total, 3)
    assert.ok(changed.documents.every((one) => one.floor === '4'))
    const gone = await databases.deleteDocuments({ ...BUREAUX, queries: some })
    assert.deepEqual(
      gone.documents.map((one) => one.$id),
      ['b1', 'b2', 'b3'],
    )
    await databases.createDocuments({ ...BUREAUX, documents: many(700, 50) })
    const { total } = await databases.listDocuments(BUREAUX)
    assert.ok(total > 100)
    await refused(
      databases.updateDocuments({ ...BUREAUX, data: { floor: '5' }, queries: [Query.isNotNull('nameFr')] }),
      'general_argument_invalid',
      400,
    )
    await refused(
      databases.deleteDocuments({ ...BUREAUX, queries: [Query.isNotNull('nameFr')] }),
      'general_argument_invalid',
      400,
    )
    assert.equal((await databases.listDocuments(BUREAUX)).total, total)
    assert.equal((await databases.listDocuments({ ...BUREAUX, queries: [Query.equal('floor', '5')] })).total, 0)
  })

  test('the same under the names of tables', async () => {
    const made = await tables.createRows({ ...TABLE, rows: many(800, 3) })
    assert.equal(made.rows[0].$tableId, 'bureaux')
    assert.equal(
      (await tables.updateRows({ ...TABLE, data: { floor: '8' }, queries: [Query.between('$id', 'b800', 'b802')] }))
        .total,
      3,
    )
    assert.equal((await tables.upsertRows({ ...TABLE, rows: [bureau(800, { floor: '7' })] })).rows[0].floor, '7')
    assert.equal(
      (await tables.deleteRows({ ...TABLE, queries: [Query.equal('$id', ['b800', 'b801', 'b802'])] })).total,
      3,
    )
  })
})

describe('a key', () => {
  test('sets the dates of what it creates', async () => {
    const at = '2001-02-03T04:05:06.000+00:00'
    const made = await databases.createDocument({
      ...BUREAUX,
      documentId: 'old',
      data: { nameFr: 'x', nameAr: 'x', $createdAt: at },
    })
    assert.equal(made.$createdAt, at)
    assert.deepEqual(made.$permissions, [])
  })

  test('never skips a rule or uniqueness', async () => {
    const data = { fullNameFr: 'X', fullNameAr: 'س', CIN: 'AB1001' }
    await refused(
      databases.createDocument({ databaseId: MAIN, collectionId: 'employees', documentId: 'dup', data }),
      'document_unique_constraint_violation',
      409,
    )
    await refused(
      databases.deleteDocument({ databaseId: MAIN, collectionId: 'services', documentId: 'travaux' }),
      'document_delete_restricted',
      403,
    )
  })

  test('reaches no further than its scopes, and nobody believes a wrong one', async () => {
    const reader = keyed(server.endpoint, createKey(server.data, ['documents.read', 'rows.read'])).databases
    assert.equal((await reader.listDocuments({ databaseId: MAIN, collectionId: 'employees' })).total, 6)
    await refused(
      reader.createDocument({ ...BUREAUX, documentId: 'no', data: { nameFr: 'x', nameAr: 'x' } }),
      'general_unauthorized_scope',
      401,
    )
    const wrong = keyed(server.endpoint, 'not-a-key').databases
    await refused(wrong.listDocuments({ databaseId: MAIN, collectionId: 'employees' }), 'user_unauthorized', 401)
  })
})
