import { Query } from 'appwrite'
import { describe, expect, it } from 'vitest'
import { findQuery, inReadersOrder, type ListSpec, NONE, rowQueries, searchQueries, sortOf } from './list'
import { listSearch, mergeSearch } from './list-address'

const spec: ListSpec = {
  collection: 'employees',
  sort: '-DATN',
  fallback: 'fullNameFr',
  search: { text: ['fullNameFr', 'fullNameAr', 'CIN', 'N_PERS_ACT'] },
  filters: [
    { kind: 'ref', param: 'annexe', field: 'annexe', to: 'annexes' },
    { kind: 'switch', param: 'active', field: 'active', queries: [Query.equal('active', true)] },
  ],
  expand: [],
  sorts: { DATN: 'DATN', fullNameFr: 'fullNameFr', 'annexeDoc.nameFr': 'annexe' },
}
const all = new Set(['fullNameFr', 'fullNameAr', 'CIN', 'N_PERS_ACT', 'DATN', 'annexe', 'active'])
const short = new Set(['fullNameFr', 'fullNameAr', 'active'])

describe('the address of a list', () => {
  it('drops what it cannot mean', () => {
    const read = listSearch(['annexe'])
    expect(read({ page: '0', size: '17', q: '', annexe: 'a1', other: 'x' })).toEqual({ annexe: 'a1' })
    expect(read({ page: '3', size: '50', q: '419', sort: '-DATN' })).toEqual({
      page: 3,
      size: 50,
      q: '419',
      sort: '-DATN',
    })
  })

  it('goes back to the first page when anything but the page changes', () => {
    expect(mergeSearch({ page: 4, q: 'ali' }, { annexe: 'a1' })).toEqual({ q: 'ali', annexe: 'a1' })
    expect(mergeSearch({ page: 4, q: 'ali' }, { page: 5 })).toEqual({ page: 5, q: 'ali' })
    expect(mergeSearch({ annexe: 'a1' }, { annexe: undefined })).toEqual({})
  })
})

describe('a filter', () => {
  it('takes a part of a text', () => {
    const places: ListSpec = { ...spec, filters: [{ kind: 'text', param: 'place', field: 'address' }] }
    expect(rowQueries(places, { place: 'Salé' }, new Set(['address']))[0]).toBe(Query.contains('address', 'Salé'))
    expect(rowQueries(places, { place: 'Salé' }, all).join()).not.toContain('Salé')
  })

  const asked = (filter: ListSpec['filters'][number], value: string) =>
    rowQueries({ ...spec, filters: [filter] }, { [filter.param]: value }, new Set([filter.field]))[0]

  it('asks for what holds nothing there', () => {
    expect(asked({ kind: 'ref', param: 'car', field: 'carId', to: 'cars' }, NONE)).toBe(Query.isNull('carId'))
    expect(asked({ kind: 'choice', param: 'fuel', field: 'fuel' }, NONE)).toBe(Query.isNull('fuel'))
    const garage = { kind: 'distinct', param: 'garage', field: 'garage', report: 'maintenancesByGarage' } as const
    expect(asked(garage, NONE)).toBe(Query.isNull('garage'))
    expect(asked({ kind: 'text', param: 'place', field: 'address' }, NONE)).toBe(Query.contains('address', NONE))
  })

  it('asks for a number where rows hold numbers', () => {
    const year = { kind: 'distinct', param: 'year', field: 'year', report: 'carsByYear', numeric: true } as const
    expect(asked(year, '2024')).toBe(Query.equal('year', 2024))
  })

  it('takes whole days, of moments by the clock of the town hall', () => {
    const day = (side: 'from' | 'to', moments?: true) =>
      ({ kind: 'dateBound', param: side, field: 'at', side, moments }) as const
    expect(asked(day('to'), '2026-12-31')).toBe(Query.lessThanEqual('at', '2026-12-31'))
    expect(asked(day('from', true), '2025-11-01')).toBe(Query.greaterThanEqual('at', '2025-10-31T23:00:00.000+00:00'))
    expect(asked(day('to', true), '2025-11-30')).toBe(Query.lessThan('at', '2025-11-30T23:00:00.000+00:00'))
    expect(asked(day('to', true), 'never')).toBe(Query.lessThan('at', 'never'))
  })
})

describe('a search', () => {
  it('waits for as many letters as the list wants', () => {
    const two = { text: ['CIN'], min: 2 }
    expect(searchQueries('A ', two, all)).toEqual([])
    expect(searchQueries('AB', two, all)).toEqual([findQuery(['CIN'], 'AB')])
  })

  it('leaves it to the server how names and numbers are spelt', () => {
    const sent = { method: 'find', attribute: 'fullNameFr,fullNameAr,CIN,N_PERS_ACT', values: ['٥٠٠ Ben-Saïd'] }
    expect(searchQueries(' ٥٠٠ Ben-Saïd ', spec.search, all).map((query) => JSON.parse(query))).toEqual([sent])
  })

  it('names no field that the reader may not see', () => {
    const sent = searchQueries('50419', spec.search, short).join()
    expect(sent).toContain('fullNameAr')
    expect(sent).not.toContain('CIN')
    expect(sent).not.toContain('N_PERS_ACT')
  })

  it('asks nothing of a reader who may see no field', () => {
    expect(searchQueries('ali', spec.search, new Set())).toEqual([])
  })
})

describe('the rows of a list', () => {
  it('carries the default filters until they are switched off', () => {
    expect(rowQueries(spec, {}, all)).toEqual([Query.equal('active', true), Query.orderDesc('DATN')])
    const ranked = { ...spec, thenBy: ['-name', 'secret'] }
    expect(rowQueries(ranked, { active: 'off' }, new Set(['DATN', 'name']))).toEqual([
      Query.orderDesc('DATN'),
      Query.orderDesc('name'),
    ])
    expect(rowQueries(spec, { active: 'off', annexe: 'a1' }, all)).toEqual([
      Query.equal('annexe', 'a1'),
      Query.orderDesc('DATN'),
    ])
  })

  it('asks a list whether it contains a document, and a case what it stands for', () => {
    const more: ListSpec = {
      ...spec,
      filters: [
        { kind: 'ref', param: 'role', field: 'roles', to: 'roles', many: true },
        { kind: 'preset', param: 'state', field: 'disabled', presets: { disabled: [Query.equal('disabled', true)] } },
      ],
    }
    const readable = new Set([...all, 'roles', 'disabled'])
    expect(rowQueries(more, { role: 'r1', state: 'disabled' }, readable)).toEqual([
      Query.contains('roles', ['r1']),
      Query.equal('disabled', true),
      Query.orderDesc('DATN'),
    ])
    expect(rowQueries(more, { state: 'nonsense' }, readable)).toEqual([Query.orderDesc('DATN')])
  })

  it('falls back to an order that the reader may see', () => {
    expect(sortOf(spec, {}, short)).toBe('fullNameFr')
    expect(sortOf(spec, { sort: '-DATN' }, short)).toBe('fullNameFr')
    expect(sortOf(spec, { sort: 'nonsense' }, all)).toBe('-DATN')
    expect(sortOf(spec, { sort: '-annexeDoc.nameFr' }, all)).toBe('-annexeDoc.nameFr')
  })

  it('stands by the name that the reader reads', () => {
    const named = { ...spec, sort: 'nameFr', fallback: 'nameFr', sorts: { nameFr: 'nameFr', nameAr: 'nameAr' } }
    expect(inReadersOrder(named, 'ar').sort).toBe('nameAr')
    expect(inReadersOrder(named, 'fr').sort).toBe('nameFr')
    expect(inReadersOrder(spec, 'ar')).toMatchObject({ sort: '-DATN', fallback: 'fullNameFr' })
  })

  it('leaves out filters on fields that the reader may not see', () => {
    expect(rowQueries(spec, { annexe: 'a1' }, short)).toEqual([
      Query.equal('active', true),
      Query.orderAsc('fullNameFr'),
    ])
  })
})
