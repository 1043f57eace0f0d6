// Every query method of the official web client, on documents that make the difference.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { keyed, refused, signedIn, web } from './client.mjs'
import { ALL, MAIN, seed } from './seed.mjs'

const { Query } = web
const FUTURE = '2100-01-01T00:00:00.000+00:00'
const PAST = '2000-01-01T00:00:00.000+00:00'
let admin
let server

before(async () => {
  server = await serveNew()
  await seed(server)
  admin = await signedIn(server.endpoint, ADMIN)
})

const list = (queries, collectionId = 'employees') =>
  admin.databases.listDocuments({ databaseId: MAIN, collectionId, queries })
const ids = async (queries) => (await list(queries)).documents.map((one) => one.$id)

// One row for each method: its queries, and whom they find in creation order.
const FOUND = [
  ['equal', [Query.equal('FONCTION', 'Technicien')], ['amal', 'chaima']],
  ['equal, any of several', [Query.equal('N_PERS_ACT', [101, 104])], ['amal', 'driss']],
  ['equal on a boolean', [Query.equal('active', false)], ['fatima']],
  ['equal on a day', [Query.equal('DATN', '1985-06-15')], ['elias', 'fatima']],
  ['equal is exact', [Query.equal('FONCTION', 'technicien')], []],
  ['equal passes the normaliser of its field', [Query.equal('CIN', 'ab 1001')], ['amal']],
  ['equal on a decimal', [Query.equal('baseSalary', 5000.25)], ['amal']],
  ['equal on $id', [Query.equal('$id', ['elias', 'amal'])], ['amal', 'elias']],
  ['equal on a derived attribute', [Query.equal('registrationStatus', 'fullyRegistered')], ['amal']],
  ['equal on a linked document', [Query.equal('service.nameFr', 'État civil')], ['amal', 'brahim']],
  ['notEqual never matches null', [Query.notEqual('N_PERS_ACT', 101)], ['brahim', 'chaima', 'driss', 'fatima']],
  [
    'notEqual twice',
    [Query.notEqual('FONCTION', 'INAPTE'), Query.notEqual('FONCTION', 'F/T')],
    ['amal', 'chaima', 'elias', 'fatima'],
  ],
  ['lessThan', [Query.lessThan('N_PERS_ACT', 103)], ['amal', 'brahim']],
  ['lessThanEqual', [Query.lessThanEqual('N_PERS_ACT', 103)], ['amal', 'brahim', 'chaima']],
  ['greaterThan on a day', [Query.greaterThan('DATN', '1985-06-15')], ['chaima']],
  ['greaterThanEqual on a day', [Query.greaterThanEqual('DATN', '1985-06-15')], ['chaima', 'elias', 'fatima']],
  ['between includes both ends', [Query.between('N_PERS_ACT', 102, 104)], ['brahim', 'chaima', 'driss']],
  ['notBetween leaves null out', [Query.notBetween('N_PERS_ACT', 102, 104)], ['amal', 'fatima']],
  ['isNull', [Query.isNull('N_PERS_ACT')], ['elias']],
  ['isNotNull', [Query.isNotNull('grade')], ['amal', 'chaima']],
  ['contains ignores case', [Query.contains('fullNameFr', 'BENNANI')], ['amal', 'fatima']],
  ['contains ignores accents', [Query.contains('fullNameFr', 'chaima')], ['chaima']],
  ['contains, any of several', [Query.contains('fullNameFr', ['ouaz', 'amrani'])], ['chaima', 'elias']],
  ['containsAny', [Query.containsAny('fullNameFr', ['idrissi', 'ouaz'])], ['brahim', 'chaima']],
  ['contains folds Arabic', [Query.contains('fullNameAr', 'الادريسى')], ['brahim']],
  ['% and _ are themselves', [Query.contains('fullNameFr', '%_')], ['driss']],
  ['_ alone is itself', [Query.contains('fullNameFr', '_')], ['driss']],
  ['notContains', [Query.notContains('fullNameFr', ['bennani', 'driss'])], ['chaima', 'elias']],
  ['startsWith', [Query.startsWith('fullNameFr', 'el')], ['elias']],
  ['notStartsWith', [Query.notStartsWith('fullNameFr', 'f')], ['amal', 'brahim', 'chaima', 'driss', 'elias']],
  ['endsWith', [Query.endsWith('fullNameFr', 'bennani')], ['amal', 'fatima']],
  ['notEndsWith', [Query.notEndsWith('fullNameFr', 'i')], ['driss']],
  ['search finds every word', [Query.search('fullNameFr', 'bennani zahra')], ['fatima']],
  ['search in Arabic', [Query.search('fullNameAr', 'الزهراء')], ['fatima']],
  ['notSearch', [Query.notSearch('fullNameFr', 'bennani')], ['brahim', 'chaima', 'driss', 'elias']],
  ['createdAfter', [Query.createdAfter(PAST)], ALL],
  ['createdBefore', [Query.createdBefore(PAST)], []],
  ['createdBetween', [Query.createdBetween(PAST, FUTURE)], ALL],
  ['updatedAfter', [Query.updatedAfter(FUTURE)], []],
  ['updatedBefore', [Query.updatedBefore(FUTURE)], ALL],
  ['updatedBetween', [Query.updatedBetween(PAST, FUTURE)], ALL],
  ['or', [Query.or([Query.equal('$id', 'amal'), Query.isNull('N_PERS_ACT')])], ['amal', 'elias']],
  [
    'and within or',
    [
      Query.or([
        Query.and([Query.equal('DATN', '1985-06-15'), Query.equal('active', true)]),
        Query.equal('grade', 'B'),
      ]),
    ],
    ['chaima', 'elias'],
  ],
]

describe('filters', () => {
  for (const [name, queries, expected] of FOUND) {
    test(name, async () => {
      const found = await list(queries)
      assert.deepEqual(
        found.documents.map((one) => one.$id),
        expected,
      )
      assert.equal(found.total, expected.length)
    })
  }

  test('on a list attribute, contains is "has one of", containsAll is "has all"', async () => {
    const { databases } = keyed(server.endpoint, server.key)
    const role = (name, permissions) => ({ $id: name, name, nameFr: name, nameAr: name, permissions })
    await databases.createDocuments({
      databaseId: MAIN,
      collectionId: 'roles',
      documents: [role('one', ['annexes:read', 'litiges:read']), role('two', ['annexes:read', 'archive:read'])],
    })
    const roles = async (query) =>
      (await list([query, Query.equal('name', ['one', 'two'])], 'roles')).documents.map((one) => one.$id)
    assert.deepEqual(await roles(Query.contains('permissions', ['litiges:read', 'archive:read'])), ['one', 'two'])
    assert.deepEqual(await roles(Query.containsAny('permissions', ['archive:read'])), ['two'])
    assert.deepEqual(await roles(Query.containsAll('permissions', ['annexes:read', 'litiges:read'])), ['one'])
    assert.deepEqual(await roles(Query.notContains('permissions', ['litiges:read'])), ['two'])
  })
})

// What an order answers: names compare without case and accents, NULL is the lowest, ties keep creation order.
const ORDERED = [
  ['no order is creation order', [], ALL],
  ['orderAsc folds', [Query.orderAsc('fullNameFr')], ALL],
  ['orderDesc', [Query.orderDesc('fullNameFr')], ALL.toReversed()],
  ['null is first ascending', [Query.orderAsc('DATN')], ['driss', 'brahim', 'amal', 'elias', 'fatima', 'chaima']],
  [
    'null is last descending, ties in creation order',
    [Query.orderDesc('DATN')],
    ['chaima', 'elias', 'fatima', 'amal', 'brahim', 'driss'],
  ],
  [
    'a second order',
    [Query.orderAsc('DATN'), Query.orderDesc('fullNameFr')],
    ['driss', 'brahim', 'amal', 'fatima', 'elias', 'chaima'],
  ],
  [
    'by an attribute of a linked document',
    [Query.orderDesc('service.nameFr'), Query.limit(3)],
    ['chaima', 'amal', 'brahim'],
  ],
  ['limit and offset', [Query.limit(2), Query.offset(3)], ['driss', 'elias']],
  ['the first limit counts', [Query.limit(1), Query.limit(5)], ['amal']],
]

describe('order', () => {
  for (const [name, queries, expected] of ORDERED) {
    test(name, async () => assert.deepEqual(await ids(queries), expected))
  }

  test('orderRandom gives everybody, in some order', async () => {
    assert.deepEqual((await ids([Query.orderRandom()])).toSorted(), ALL)
  })
})

describe('cursors', () => {
  for (const order of [
    [],
    [Query.orderAsc('DATN')],
    [Query.orderDesc('DATN')],
    [Query.orderDesc('$createdAt')],
    [Query.orderAsc('N_PERS_ACT')],
  ]) {
    test(`pages of two both ways, ordered by ${order[0] ?? 'nothing'}`, async () => {
      const whole = await ids(order)
      const forward = []
      for (let page = await ids([...order, Query.limit(2)]); page.length > 0; ) {
        forward.push(...page)
        page = await ids([...order, Query.limit(2), Query.cursorAfter(forward.at(-1))])
      }
      assert.deepEqual(forward, whole)
      assert.deepEqual(await ids([...order, Query.limit(2), Query.cursorBefore(whole[4])]), whole.slice(2, 4))
      assert.deepEqual(await ids([...order, Query.limit(2), Query.cursorBefore(whole[0])]), [])
      assert.deepEqual(await ids([...order, Query.limit(2), Query.cursorAfter(whole[5])]), [])
    })
  }

  test('the total ignores the page', async () => {
    const page = await list([Query.limit(2), Query.cursorAfter('brahim')])
    assert.equal(page.total, ALL.length)
  })

  test('an unknown cursor is refused', async () => {
    await refused(list([Query.cursorAfter('nobody')]), 'general_cursor_not_found', 400)
  })
})

describe('refused queries', () => {
  const equal = (count) => Array.from({ length: count }, () => Query.equal('active', true))
  const REFUSED = [
    ['an unknown attribute', [Query.equal('shoeSize', 42)]],
    ['an unknown attribute in an order', [Query.orderAsc('shoeSize')]],
    ['an unknown attribute in a select', [Query.select(['shoeSize'])]],
    ['text for a number', [Query.equal('N_PERS_ACT', 'many')]],
    ['a number for text', [Query.equal('FONCTION', 7)]],
    ['text for a boolean', [Query.equal('active', 'yes')]],
    ['something that is no day', [Query.greaterThan('DATN', 'soon')]],
    ['contains on a number', [Query.contains('N_PERS_ACT', 1)]],
    ['search where nothing is indexed', [Query.search('grade', 'A')]],
    ['an empty equal', [Query.equal('FONCTION', [])]],
    ['or with one member', [Query.or([Query.equal('active', true)])]],
    ['or with an order', [Query.or([Query.equal('active', true), Query.orderAsc('DATN')])]],
    ['limit 0', [Query.limit(0)]],
    ['a negative offset', [Query.offset(-1)]],
    ['a repeated select', [Query.select(['CIN', 'CIN'])]],
    [
      '501 values',
      [
        Query.equal(
          'N_PERS_ACT',
          Array.from({ length: 501 }, (_, number) => number),
        ),
      ],
    ],
    ['101 queries', equal(101)],
    ['the text form of old clients', ['equal("FONCTION", ["x"])']],
    ['regex', [Query.regex('FONCTION', '.*')]],
    ['exists', [Query.exists(['FONCTION'])]],
    ['elemMatch', [Query.elemMatch('FONCTION', [Query.equal('x', 1)])]],
    ['distanceEqual', [Query.distanceEqual('FONCTION', [1, 2], 3)]],
    ['vectorDot', [Query.vectorDot('FONCTION', [1, 2])]],
    ['a method nobody knows', ['{"method":"guess","attribute":"FONCTION","values":[1]}']],
  ]
  for (const [name, queries] of REFUSED) {
    test(name, () => refused(list(queries), 'general_query_invalid', 400))
  }

  test('100 queries and 500 values are taken', async () => {
    assert.equal((await list(equal(99).concat(Query.limit(1)))).total, 5)
    assert.equal(
      (
        await list([
          Query.equal(
            'N_PERS_ACT',
            Array.from({ length: 500 }, (_, number) => number),
          ),
        ])
      ).total,
      5,
    )
  })
})
