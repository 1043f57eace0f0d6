// Data providers of admin frameworks that nobody here wrote, unmodified: Refine and React-Admin.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { before, describe, test } from 'node:test'
import { ADMIN, PROJECT } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { browser } from './client.mjs'
import { MAIN, seed } from './seed.mjs'

const require = createRequire(import.meta.url)
// The package's door opens its sign-in form as well, which wants a whole user interface.
const { appWriteDataProvider } = require('ra-appwrite/lib/appWriteDataProvider')
const refine = require('@refinedev/appwrite')

let server
before(async () => {
  server = await serveNew()
  await seed(server)
})

/** A client of the release that a framework brings along, signed in as the administrator. */
async function client(framework) {
  const { Client } = createRequire(require.resolve(framework))('appwrite')
  const one = browser(server.endpoint)
  await one.account.createEmailPasswordSession(ADMIN)
  const { jwt } = await one.account.createJWT()
  return new Client().setEndpoint(server.endpoint).setProject(PROJECT).setJWT(jwt)
}

const names = ({ data }) => data.map((one) => one.fullNameFr)

describe('React-Admin', () => {
  const EMPLOYEES = 'employees'
  let provider
  before(async () => {
    const collectionIds = { employees: 'employees', bureaux: 'bureaux' }
    provider = appWriteDataProvider({ client: await client('ra-appwrite'), databaseId: MAIN, collectionIds })
  })
  const list = (filter, sort = { field: 'fullNameFr', order: 'ASC' }) =>
    provider.getList(EMPLOYEES, { filter, sort, pagination: { page: 1, perPage: 3 } })

  test('a page, its order and its total', async () => {
    const page = await list({})
    assert.deepEqual(names(page), ['Amal Bennani', 'Brahim El Idrissi', 'Chaïma Ouazzani'])
    assert.equal(page.total, 6)
  })

  test('what contains a word finds it, in either script and whatever its accents', async () => {
    assert.deepEqual(names(await list({ fullNameFr_contains: 'benn' })), ['Amal Bennani', 'Fatima Zahra Bennani'])
    assert.deepEqual(names(await list({ fullNameFr_contains: 'elias' })), ['Élias Amrani'])
    assert.deepEqual(names(await list({ fullNameAr_contains: 'الادريسي' })), ['Brahim El Idrissi'])
  })

  test('filters by value, by range and by what is missing', async () => {
    assert.deepEqual(names(await list({ grade: 'B' })), ['Chaïma Ouazzani'])
    assert.deepEqual(names(await list({ DATN_between: ['1980-01-01', '1986-01-01'] })), [
      'Amal Bennani',
      'Élias Amrani',
      'Fatima Zahra Bennani',
    ])
    assert.deepEqual(names(await list({ baseSalary_gte: 4000 })), ['Amal Bennani', 'Brahim El Idrissi'])
    assert.deepEqual(names(await list({ DATN_isnull: true })), ['Driss 50%_Taux'])
    assert.deepEqual(names(await list({ fullNameFr_startswith: 'dri' })), ['Driss 50%_Taux'])
  })

  test('a row is made, read, changed, found among those of another and deleted', async () => {
    const data = { nameFr: 'Régie', nameAr: 'الوكالة', serviceId: 'travaux' }
    const made = await provider.create('bureaux', { data })
    assert.equal(made.data.nameFr, 'Régie')
    const { id } = made.data
    const changed = await provider.update('bureaux', {
      id,
      data: { ...made.data, floor: '2' },
      previousData: made.data,
    })
    assert.equal(changed.data.floor, '2')
    assert.equal((await provider.getOne('bureaux', { id })).data.floor, '2')
    assert.equal((await provider.getMany('bureaux', { ids: [id] })).data.length, 1)
    const of = await provider.getManyReference('bureaux', {
      target: 'serviceId',
      id: 'travaux',
      filter: {},
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 5 },
    })
    assert.ok(of.data.some((one) => one.id === id))
    await provider.delete('bureaux', { id, previousData: made.data })
    await assert.rejects(provider.getOne('bureaux', { id }), { code: 404 })
  })
})

describe('Refine', () => {
  let provider
  before(async () => {
    const options = { databaseId: MAIN }
    provider = refine.dataProvider(await client('@refinedev/appwrite'), options)
  })
  const list = (filters, sorters = [{ field: 'fullNameFr', order: 'asc' }]) =>
    provider.getList({ resource: 'employees', filters, sorters, pagination: { currentPage: 1, pageSize: 3 } })
  const by = (field, operator, value) => ({ field, operator, value })

  test('a page, its order and its total; the next page', async () => {
    const page = await list([])
    assert.deepEqual(names(page), ['Amal Bennani', 'Brahim El Idrissi', 'Chaïma Ouazzani'])
    assert.equal(page.total, 6)
    const next = await provider.getList({
      resource: 'employees',
      sorters: [{ field: 'id', order: 'asc' }],
      pagination: { currentPage: 2, pageSize: 4 },
    })
    assert.deepEqual([next.data.length, next.total], [2, 6])
  })

  test('every operator that it sends', async () => {
    assert.deepEqual(names(await list([by('fullNameFr', 'contains', 'ouazzani')])), ['Chaïma Ouazzani'])
    assert.deepEqual(names(await list([by('id', 'eq', 'amal')])), ['Amal Bennani'])
    assert.deepEqual(names(await list([by('N_PERS_ACT', 'gt', 103)])), ['Driss 50%_Taux', 'Fatima Zahra Bennani'])
    assert.deepEqual(names(await list([by('grade', 'nnull')])), ['Amal Bennani', 'Chaïma Ouazzani'])
    assert.deepEqual(names(await list([by('fullNameFr', 'endswith', 'ZANI')])), ['Chaïma Ouazzani'])
    const either = { operator: 'or', value: [by('grade', 'eq', 'A'), by('grade', 'eq', 'B')] }
    assert.deepEqual(names(await list([either])), ['Amal Bennani', 'Chaïma Ouazzani'])
    const both = { operator: 'and', value: [by('N_PERS_ACT', 'gte', 102), by('N_PERS_ACT', 'lte', 103)] }
    assert.deepEqual(names(await list([both])), ['Brahim El Idrissi', 'Chaïma Ouazzani'])
    assert.deepEqual(names(await list([by('N_PERS_ACT', 'between', [101, 102])])), [
      'Amal Bennani',
      'Brahim El Idrissi',
    ])
  })

  test('rows are made, read, changed and deleted, one and many', async () => {
    const variables = [1, 2].map((number) => ({ nameFr: `Guichet ${number}`, nameAr: `شباك ${number}` }))
    const made = await provider.createMany({ resource: 'bureaux', variables })
    const ids = made.data.map((one) => one.id)
    const changed = await provider.update({ resource: 'bureaux', id: ids[0], variables: { floor: '1' } })
    assert.equal(changed.data.floor, '1')
    assert.equal((await provider.getOne({ resource: 'bureaux', id: ids[0] })).data.floor, '1')
    assert.equal((await provider.getMany({ resource: 'bureaux', ids })).data.length, 2)
    await provider.deleteMany({ resource: 'bureaux', ids })
    await assert.rejects(provider.getOne({ resource: 'bureaux', id: ids[1] }), { code: 404 })
  })
})
