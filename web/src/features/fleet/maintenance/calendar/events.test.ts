import { expect, it } from 'vitest'
import type { DueMaintenance } from '@/api/actions.gen'
import meta from '@/api/schema/maintenances.fr.gen'
import type { Maintenances } from '@/api/schema.gen'
import { dueEvents, orderEvent } from './events'

it('puts an order on its day, in the tone of its state', () => {
  const row = { $id: 'm', kind: 'oil', date: '2026-11-20T00:00:00.000+00:00', status: 'done', garage: 'Atelier' }
  expect(orderEvent(row as Maintenances, meta, 'fr')).toEqual({
    id: 'm',
    from: '2026-11-20',
    to: '2026-11-20',
    title: '',
    detail: 'Vidange · Atelier',
    tone: 'good',
    address: '/park-maintenance/m',
  })
})

it('shows what comes due by its day, the overdue in alarm, and nothing that has no day', () => {
  const due = { maintenanceId: 'm', plate: '4003-2', dueOn: '2026-11-20', overdue: true } as DueMaintenance
  const events = dueEvents([due, { ...due, maintenanceId: 'n', dueOn: null }], () => 'Vidange due')
  expect(events.map(({ id, tone, detail }) => [id, tone, detail])).toEqual([['due-m', 'bad', 'Vidange due']])
})
