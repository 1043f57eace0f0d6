// What gets refused, and with which type: the error table of the protocol, through the official web client.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN, createUser, PROJECT } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { browser, refused, signedIn, web } from './client.mjs'
import { MAIN, seed } from './seed.mjs'

const { Query } = web
const CLERK = { email: 'clerk@commune.example', username: 'clerk', password: 'a long clerk password' }
let admin
let clerk
let guest
before(async () => {
  const server = await serveNew()
  await seed(server)
  createUser(server.data, CLERK, [])
  admin = await signedIn(server.endpoint, ADMIN)
  clerk = await signedIn(server.endpoint, CLERK)
  guest = browser(server.endpoint)
})

const at = (collectionId, documentId) => ({ databaseId: MAIN, collectionId, documentId })
const create = (collectionId, data, documentId = web.ID.unique()) =>
  admin.databases.createDocument({ ...at(collectionId, documentId), data })
const update = (collectionId, documentId, data) =>
  admin.databases.updateDocument({ ...at(collectionId, documentId), data })
const PERSON = { fullNameFr: 'X Y', fullNameAr: 'س ص', CIN: 'XY12345' }
const fields = (body) => body.errors.map((one) => one.field).sort()

describe('places', () => {
  test('an unknown database, collection or document is not found', async () => {
    await refused(
      admin.databases.getDocument({ databaseId: 'nowhere', collectionId: 'x', documentId: 'y' }),
      'database_not_found',
      404,
    )
    await refused(admin.databases.getDocument(at('nothing', 'y')), 'collection_not_found', 404)
    await refused(admin.databases.getDocument(at('employees', 'nobody')), 'document_not_found', 404)
    await refused(admin.tables.getRow({ databaseId: MAIN, tableId: 'nothing', rowId: 'y' }), 'table_not_found', 404)
    await refused(
      admin.tables.getRow({ databaseId: MAIN, tableId: 'employees', rowId: 'nobody' }),
      'row_not_found',
      404,
    )
  })

  test('a bad id is an argument, and so are the words null and undefined', async () => {
    await refused(create('bureaux', { nameFr: 'x', nameAr: 'x' }, '-bad-'), 'general_argument_invalid', 400)
    await refused(create('bureaux', { nameFr: 'x', nameAr: 'x' }, 'x'.repeat(37)), 'general_argument_invalid', 400)
    assert.equal(
      (await refused(admin.databases.getDocument(at('employees', 'null')), 'general_argument_invalid', 400)).message,
      'no id',
    )
    assert.equal(
      (await refused(update('persons', 'undefined', { phone: null }), 'general_argument_invalid', 400)).message,
      'ID cannot be null',
    )
  })
})

describe('structure', () => {
  test('every wrong field is named, not the first alone', async () => {
    const body = await refused(
      create('employees', { ...PERSON, CIN: '??', fullNameAr: null, shoeSize: 42, N_PERS_ACT: 'many' }),
      'document_invalid_structure',
      400,
    )
    assert.deepEqual(fields(body), ['CIN', 'N_PERS_ACT', 'fullNameAr', 'shoeSize'].sort())
    for (const error of body.errors) assert.ok(error.type && error.message, error.field)
  })

  const WRONG = [
    ['text too long', { nameFr: 'x'.repeat(256), nameAr: 'x' }, ['nameFr']],
    ['a number for text', { nameFr: 7, nameAr: 'x' }, ['nameFr']],
    ['a list for text', { nameFr: ['x'], nameAr: 'x' }, ['nameFr']],
    ['a required field left out', { nameFr: 'x' }, ['nameAr']],
    ['a required field of spaces', { nameFr: 'x', nameAr: '   ' }, ['nameAr']],
  ]
  for (const [name, data, expected] of WRONG) {
    test(name, async () =>
      assert.deepEqual(fields(await refused(create('bureaux', data), 'document_invalid_structure', 400)), expected),
    )
  }

  test('a third decimal, a day that is none, a word that is no choice', async () => {
    for (const data of [
      { baseSalary: 1.005 },
      { DATN: '2026-02-31' },
      { active: 'perhaps' },
      { phone: '123' },
      { echelle: 1.5 },
    ]) {
      assert.deepEqual(
        fields(await refused(update('employees', 'amal', data), 'document_invalid_structure', 400)),
        Object.keys(data),
      )
    }
  })

  test('a link to nobody is a bad relationship', async () => {
    assert.deepEqual(
      fields(
        await refused(
          create('bureaux', { nameFr: 'x', nameAr: 'x', serviceId: 'nosuch' }),
          'relationship_value_invalid',
          400,
        ),
      ),
      ['serviceId'],
    )
  })

  test('no data', async () => {
    await refused(create('bureaux', {}), 'document_missing_data', 400)
    await refused(admin.databases.updateDocument(at('employees', 'amal')), 'document_missing_payload', 400)
  })

  test('a malformed permission', async () => {
    const call = admin.databases.createDocument({
      ...at('bureaux', 'p'),
      data: { nameFr: 'x', nameAr: 'x' },
      permissions: ['fly("me")'],
    })
    await refused(call, 'general_argument_invalid', 400)
  })
})

describe('uniqueness and restriction', () => {
  test('an id taken, a card number taken, a personnel number taken', async () => {
    await refused(
      create('bureaux', { nameFr: 'x', nameAr: 'x' }, 'twice').then(() =>
        create('bureaux', { nameFr: 'x', nameAr: 'x' }, 'twice'),
      ),
      'document_already_exists',
      409,
    )
    const card = await refused(
      create('employees', { ...PERSON, CIN: 'ab 1001' }),
      'document_unique_constraint_violation',
      409,
    )
    assert.deepEqual(fields(card), ['CIN'])
    const number = await refused(
      create('employees', { ...PERSON, N_PERS_ACT: 101 }),
      'document_unique_constraint_violation',
      409,
    )
    assert.deepEqual(fields(number), ['N_PERS_ACT'])
    await refused(update('employees', 'brahim', { CIN: 'AB1001' }), 'document_unique_constraint_violation', 409)
  })

  test('a unit in use is not deleted', async () => {
    const body = await refused(
      admin.databases.deleteDocument(at('services', 'travaux')),
      'document_delete_restricted',
      403,
    )
    assert.match(body.message, /\b1\b.*Employees/)
    await refused(
      admin.tables.deleteRow({ databaseId: MAIN, tableId: 'services', rowId: 'travaux' }),
      'row_delete_restricted',
      403,
    )
  })
})

describe('conflict', () => {
  test('a change of what somebody else has changed since', async () => {
    const read = await admin.databases.getDocument(at('employees', 'driss'))
    await update('employees', 'driss', { notes: 'changed meanwhile' })
    const late = await signedIn(admin.client.config.endpoint, ADMIN)
    late.client.headers['X-Appwrite-Timestamp'] = read.$updatedAt
    await refused(
      late.databases.updateDocument({ ...at('employees', 'driss'), data: { notes: 'mine' } }),
      'document_update_conflict',
      409,
    )
    assert.equal((await admin.databases.getDocument(at('employees', 'driss'))).notes, 'changed meanwhile')
  })
})

describe('who may', () => {
  test('a guest is not permitted anything', async () => {
    await refused(
      guest.databases.listDocuments({ databaseId: MAIN, collectionId: 'employees' }),
      'user_unauthorized',
      401,
    )
    await refused(guest.databases.getDocument(at('employees', 'amal')), 'document_not_found', 404)
    await refused(
      guest.databases.createDocument({ ...at('bureaux', 'g'), data: { nameFr: 'x', nameAr: 'x' } }),
      'user_unauthorized',
      401,
    )
    await refused(guest.account.get(), 'general_unauthorized_scope', 401)
  })

  test('a signed-in user reads the short form, and what is outside it does not exist', async () => {
    const { documents } = await clerk.databases.listDocuments({ databaseId: MAIN, collectionId: 'employees' })
    assert.equal(documents.length, 6)
    assert.equal(documents[0].fullNameFr, 'Amal Bennani')
    for (const hidden of ['CIN', 'DATN', 'baseSalary', 'notes', 'phone']) assert.ok(!(hidden in documents[0]), hidden)
    for (const query of [
      Query.equal('CIN', 'AB1001'),
      Query.orderAsc('DATN'),
      Query.select(['CIN']),
      Query.contains('notes', 'x'),
    ]) {
      const hidden = await refused(
        clerk.databases.listDocuments({ databaseId: MAIN, collectionId: 'employees', queries: [query] }),
        'general_query_invalid',
        400,
      )
      const unknown = await refused(
        clerk.databases.listDocuments({
          databaseId: MAIN,
          collectionId: 'employees',
          queries: [query.replace(/CIN|DATN|notes/, 'shoeSize')],
        }),
        'general_query_invalid',
        400,
      )
      assert.equal(hidden.message.replace(/CIN|DATN|notes/g, '·'), unknown.message.replace(/shoeSize/g, '·'))
    }
  })

  test('a readable row that one may not write, and a bulk call without a key', async () => {
    await refused(
      clerk.databases.updateDocument({ ...at('services', 'travaux'), data: { nameFr: 'x' } }),
      'user_unauthorized',
      401,
    )
    await refused(clerk.databases.deleteDocument(at('services', 'travaux')), 'user_unauthorized', 401)
    await refused(bulk(), 'general_unauthorized_scope', 401)
  })
})

/** The web client has no bulk call; what one would send. */
function bulk() {
  const path = `/databases/${MAIN}/collections/services/documents`
  return admin.client.call(
    'post',
    new URL(admin.client.config.endpoint + path),
    { 'content-type': 'application/json', 'x-appwrite-project': PROJECT },
    { documents: [{ nameFr: 'x', nameAr: 'x' }] },
  )
}
