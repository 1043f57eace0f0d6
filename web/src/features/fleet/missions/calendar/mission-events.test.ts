import { expect, it } from 'vitest'
import meta from '@/api/schema/missions.fr.gen'
import type { Missions } from '@/api/schema.gen'
import { type DatedMission, missionEvent, rowsOf } from './mission-events'

const mission = (more: Partial<Missions>) =>
  ({
    $id: 'm',
    persoActifId: 'amal',
    driverId: null,
    companions: [],
    carId: null,
    destination: 'Rabat',
    departAt: '2025-11-22T23:30:00.000+00:00',
    returnAt: '2025-11-24T15:00:00.000+00:00',
    returnedAt: null,
    status: 'upcoming',
    ...more,
  }) as DatedMission

it('takes the days of the town hall, to the actual return once there is one', () => {
  expect(missionEvent(mission({}), meta, 'fr')).toMatchObject({
    from: '2025-11-23',
    to: '2025-11-24',
    time: '00:30',
    tone: 'info',
  })
  const back = mission({ returnedAt: '2025-11-25T10:00:00.000+00:00' })
  expect(missionEvent(back, meta, 'fr')).toMatchObject({ to: '2025-11-25' })
})

it('says who goes and in what car', () => {
  const full = mission({
    employee: { $collectionId: 'employees', fullNameFr: 'Amal', fullNameAr: 'أمل' },
    car: { $collectionId: 'cars', fullMatricule: '152323' },
  })
  expect(missionEvent(full, meta, 'ar').title).toBe('أمل')
  expect(missionEvent(full, meta, 'ar').detail).toContain('152323')
  expect(missionEvent(full, meta, 'ar').detail).toContain('Rabat')
  expect(missionEvent({ ...full, destinationAr: 'الرباط' }, meta, 'ar').detail).toContain('الرباط')
  expect(missionEvent(mission({}), meta, 'fr')).toMatchObject({ title: 'Rabat', detail: '' })
})

it('stands under everybody who goes, once each', () => {
  const tour = mission({ driverId: 'karim', companions: ['amal', 'salma'], carId: 'car' })
  expect([...rowsOf([tour], 'people').keys()]).toEqual(['amal', 'karim', 'salma'])
  expect([...rowsOf([tour, mission({ $id: 'n' })], 'cars').entries()]).toEqual([['car', [tour]]])
})
