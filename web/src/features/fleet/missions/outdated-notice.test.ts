import { expect, it } from 'vitest'
import type { Missions } from '@/api/schema.gen'
import { outdates } from './outdated-notice'

const printed = {
  docId: 'd',
  destination: 'Rabat',
  departAt: '2026-11-21T08:00:00.000+00:00',
  companions: ['a'],
} as unknown as Missions

it('tells while typing that a printed order will not hold any more', () => {
  const same = { destination: 'Rabat', departAt: '2026-11-21T08:00:00.000Z', companions: ['a'], fuelLitres: 7 }
  expect(outdates(printed, same)).toBe(false)
  for (const other of [{ destination: 'Salé' }, { departAt: '2026-11-21T09:00:00.000Z' }, { companions: [] }]) {
    expect(outdates(printed, { ...same, ...other })).toBe(true)
    expect(outdates({ ...printed, docId: null }, { ...same, ...other })).toBe(false)
  }
})
