import { expect, it } from 'vitest'
import { loadMeta } from '@/api/load-meta'
import { specOf } from '@/engine/collection-screen/derive'
import employees from './employees'

it('asks for people as every address of theirs did', async () => {
  const meta = await loadMeta('employees', 'fr')
  const spec = employees.with((of) => specOf(of, meta))
  const params = ['annexe', 'service', 'registration', 'bureau', 'type', 'building', 'cinFile', 'unfit', 'active']
  expect(spec.filters.map(({ param }) => param)).toEqual(params)
  expect([spec.sort, spec.fallback]).toEqual(['-DATN', 'fullNameFr'])
  expect(spec.search).toEqual({ text: ['fullNameFr', 'fullNameAr', 'CIN', 'N_PERS_ACT'] })
  const links = ['annexeDoc', 'service', 'bureau', 'typeDoc', 'buildingDoc', 'jobTitle']
  expect(new Set(spec.expand)).toEqual(new Set(links.flatMap((link) => [`${link}.nameFr`, `${link}.nameAr`])))
  expect(spec.sorts).toMatchObject({ fullNameAr: 'fullNameAr', 'annexeDoc.nameFr': 'annexe', DATN: 'DATN' })
})
