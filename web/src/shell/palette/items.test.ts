import { expect, it } from 'vitest'
import type { Found } from '../search'
import { itemOfFound, itemOfRecent } from './items'

const found = (more: Partial<Found>): Found => ({
  collection: 'cars',
  $id: 'c1',
  label: 'Véhicule',
  title: '12345-أ-6',
  titleAr: '12345-أ-6',
  number: '',
  details: [],
  ...more,
})

it('writes a plate as it hangs on the car, where it is the name and where it tells one from another', () => {
  const car = itemOfFound(found({ details: [{ fr: 'Dacia', ar: 'Dacia' }] }), 'ar')
  expect(car?.name).toContain('12345')
  expect([car?.name.startsWith('\u2066'), car?.detail, car?.go]).toEqual([true, 'Dacia', '/cars-management/c1'])
  const work = found({ collection: 'maintenances', title: 'Vidange', titleAr: '' })
  const said = itemOfFound({ ...work, details: [{ fr: '12345-أ-6', ar: '', form: 'plate' }] }, 'fr')
  expect([said?.name, said?.detail.startsWith('\u2066')]).toEqual(['Vidange', true])
})

it('opens what the server says where it opens, if that is one of our pages', () => {
  const paper = found({ collection: 'authenticDocuments', title: 'Attestation de travail', titleAr: '' })
  expect(itemOfFound({ ...paper, open: '/verify/k2' }, 'fr')?.go).toBe('/verify/k2')
  expect(itemOfFound({ ...paper, open: 'https://elsewhere.example/verify' }, 'fr')).toBeUndefined()
})

it('has no line for what opens nowhere', () => {
  expect(itemOfFound(found({ collection: 'settings' }), 'fr')).toBeUndefined()
})

it('says what was opened by its name in the language of its reader, the other one beneath', () => {
  const to = '/annexes/a1' as never
  const recent = { collection: 'annexes' as const, id: 'a1', fr: 'Gare', ar: 'المحطة', to }
  expect(itemOfRecent(recent, 'Annexe', 'ar')).toMatchObject({ name: 'المحطة', detail: 'Gare', kind: 'Annexe', go: to })
  expect(itemOfRecent({ ...recent, ar: '' }, 'Annexe', 'ar')).toMatchObject({ name: 'Gare' })
})
