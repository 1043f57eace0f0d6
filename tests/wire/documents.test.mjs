// The life of one document through the official web client, in both spellings.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { refused, signedIn, web } from './client.mjs'
import { MAIN, seed } from './seed.mjs'

const { ID, Query } = web
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/
let admin
before(async () => {
  const server = await serveNew()
  await seed(server)
  admin = await signedIn(server.endpoint, ADMIN)
})

// The same calls under the names of each class.
const SPELLINGS = {
  documents: {
    at: (collectionId, documentId) => ({ databaseId: MAIN, collectionId, documentId }),
    owner: '$collectionId',
    word: 'document',
    call: (verb, params) => admin.databases[`${verb}Document`](params),
    list: (params) => admin.databases.listDocuments(params),
    step: (verb, params) => admin.databases[`${verb}DocumentAttribute`](params),
    field: 'attribute',
  },
  rows: {
    at: (tableId, rowId) => ({ databaseId: MAIN, tableId, rowId }),
    owner: '$tableId',
    word: 'row',
    call: (verb, params) => admin.tables[`${verb}Row`](params),
    list: (params) => admin.tables.listRows(params),
    step: (verb, params) => admin.tables[`${verb}RowColumn`](params),
    field: 'column',
  },
}

for (const [plural, spelling] of Object.entries(SPELLINGS)) {
  const { at, call, owner, step, field, word } = spelling
  const bureau = (id) => at('bureaux', id)

  describe(plural, () => {
    test('one is created, read, changed and deleted', async () => {
      const made = await call('create', {
        ...bureau(ID.unique()),
        data: { nameFr: 'Accueil', nameAr: 'الاستقبال', floor: '1' },
      })
      assert.match(made.$id, /^[0-9a-f]{20}$/)
      assert.match(made.$createdAt, INSTANT)
      assert.equal(typeof made.$sequence, 'string')
      assert.equal(made.$databaseId, MAIN)
      assert.equal(made[owner], 'bureaux')
      assert.ok(Array.isArray(made.$permissions))
      assert.equal(made.serviceId, null)

      const read = await call('get', bureau(made.$id))
      assert.deepEqual({ ...read }, { ...made })

      const changed = await call('update', { ...bureau(made.$id), data: { floor: '2', serviceId: 'travaux' } })
      assert.equal(changed.nameFr, 'Accueil')
      assert.equal(changed.floor, '2')
      assert.equal(changed.$createdAt, made.$createdAt)
      assert.ok(changed.$updatedAt > made.$updatedAt)
      const cleared = await call('update', { ...bureau(made.$id), data: { serviceId: null } })
      assert.equal(cleared.serviceId, null)

      await call('delete', bureau(made.$id))
      await refused(call('get', bureau(made.$id)), `${word}_not_found`, 404)
      await refused(call('delete', bureau(made.$id)), `${word}_not_found`, 404)
    })

    test('the server makes the id when it is asked to', async () => {
      const made = await call('create', { ...bureau('unique()'), data: { nameFr: 'X', nameAr: 'س' } })
      assert.match(made.$id, /^[0-9a-f]{20}$/)
    })

    test('a document read may be sent back whole', async () => {
      const read = await call('get', at('employees', 'amal'))
      const back = await call('update', { ...at('employees', 'amal'), data: JSON.parse(JSON.stringify(read)) })
      assert.equal(back.fullNameFr, read.fullNameFr)
      assert.equal(back.$sequence, read.$sequence)
    })

    test('upsert creates, then merges', async () => {
      const id = `upserted-${plural}`
      const made = await call('upsert', { ...bureau(id), data: { nameFr: 'Courrier', nameAr: 'البريد', floor: '3' } })
      assert.equal(made.$id, id)
      const merged = await call('upsert', { ...bureau(id), data: { nameFr: 'Courrier central', nameAr: 'البريد' } })
      assert.equal(merged.nameFr, 'Courrier central')
      assert.equal(merged.floor, '3')
      assert.equal(merged.$sequence, made.$sequence)
    })

    test('a number goes up and down, within its bounds', async () => {
      const person = at('employees', 'chaima')
      await call('update', { ...person, data: { childrenCount: 1 } })
      assert.equal((await step('increment', { ...person, [field]: 'childrenCount' })).childrenCount, 2)
      assert.equal(
        (await step('increment', { ...person, [field]: 'childrenCount', value: 3, max: 5 })).childrenCount,
        5,
      )
      assert.equal(
        (await step('decrement', { ...person, [field]: 'childrenCount', value: 2, min: 0 })).childrenCount,
        3,
      )
      await refused(
        step('increment', { ...person, [field]: 'childrenCount', value: 3, max: 5 }),
        `${field}_limit_exceeded`,
        400,
      )
      await refused(
        step('decrement', { ...person, [field]: 'childrenCount', value: 4, min: 0 }),
        `${field}_limit_exceeded`,
        400,
      )
      // Officially `attribute_type_invalid`; the tables spelling says `column_type_invalid`.
      await refused(step('increment', { ...person, [field]: 'fullNameFr' }), `${field}_type_invalid`, 400)
      await refused(
        step('increment', { ...person, [field]: 'childrenCount', value: 0 }),
        'general_argument_invalid',
        400,
      )
      assert.equal((await call('get', person)).childrenCount, 3)
    })

    test('select gives what it names, and always the system attributes', async () => {
      const one = await call('get', { ...at('employees', 'amal'), queries: [Query.select(['CIN', 'service.nameFr'])] })
      assert.equal(one.CIN, 'AB1001')
      assert.equal(one.service.nameFr, 'État civil')
      assert.ok(!('nameAr' in one.service))
      assert.ok(!('fullNameFr' in one))
      for (const name of ['$id', '$sequence', '$createdAt', '$updatedAt', '$permissions', '$databaseId', owner])
        assert.ok(name in one, name)
    })

    test('a list attaches linked documents, and null where there is none', async () => {
      const { [plural]: found } = await spelling.list({
        ...at('employees'),
        queries: [Query.select(['*', 'service.*']), Query.limit(4)],
      })
      assert.deepEqual(
        found.map((one) => one.service?.nameFr ?? null),
        ['État civil', 'État civil', 'Travaux', null],
      )
      assert.equal(found[0].service.$id, 'etat-civil')
      assert.equal(found[0].serviceId, 'etat-civil')
      const plain = await spelling.list({ ...at('employees'), queries: [Query.limit(1)] })
      assert.ok(!('service' in plain[plural][0]))
    })

    test('a list need not count', async () => {
      const { total, [plural]: found } = await spelling.list({
        ...at('employees'),
        queries: [Query.limit(2)],
        total: false,
      })
      assert.equal(total, 0)
      assert.equal(found.length, 2)
    })
  })
}

describe('values', () => {
  test('a day is taken in any of its forms and comes back as its midnight', async () => {
    const person = { databaseId: MAIN, collectionId: 'employees', documentId: 'elias' }
    for (const form of [
      '1985-06-15',
      '1985-06-15T00:00:00.000+00:00',
      '1985-06-15T10:30:00Z',
      '1985-06-14T23:00:00.000Z',
    ]) {
      const { DATN } = await admin.databases.updateDocument({ ...person, data: { DATN: form } })
      assert.equal(DATN, '1985-06-15T00:00:00.000+00:00', form)
    }
  })

  test('forms are normalised: card number, phone, e-mail', async () => {
    const data = {
      fullNameFr: 'N',
      fullNameAr: 'ن',
      CIN: 'zz 90-01',
      phone: '06 12 34 56 78',
      email: 'N@Commune.Example',
    }
    const made = await admin.databases.createDocument({
      databaseId: MAIN,
      collectionId: 'employees',
      documentId: 'normal',
      data,
    })
    assert.equal(made.CIN, 'ZZ9001')
    assert.equal(made.phone, '+212612345678')
    assert.equal(made.email, 'n@commune.example')
    assert.equal(made.registrationStatus, 'notRegistered')
    assert.equal(made.active, true)
    assert.equal(made.FONCTION, '')
  })

  test('a formula typed as a name is data', async () => {
    const nameFr = '=HYPERLINK("http://x","y")'
    const made = await admin.databases.createDocument({
      databaseId: MAIN,
      collectionId: 'bureaux',
      documentId: 'formula',
      data: { nameFr, nameAr: '=1+1' },
    })
    assert.equal(made.nameFr, nameFr)
  })
})
