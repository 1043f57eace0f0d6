import { expect, test } from 'vitest'
import { collection } from './definition'
import { relatedTabs, withTabs } from './joined-tabs'
import { relatedCollection } from './related'

const employees = collection('employees', {
  texts: 'employees',
  columns: ['fullNameFr'],
  sort: 'fullNameFr',
  sections: { identity: ['fullNameFr'] },
  tabs: { identity: ['identity'], history: 'history' },
})
const missions = relatedCollection('missions', {
  field: 'persoActifId',
  texts: 'employee-records:missions',
  columns: ['departAt'],
  sort: '-departAt',
})

test('the tabs that another feature adds stand after the own ones, before the history', () => {
  const seenBy = () => false
  const added = withTabs(employees, [relatedTabs('employees', { missions: { list: missions, seenBy } })])
  const tabs = added.with((definition): Record<string, unknown> => definition.tabs ?? {})
  expect(Object.keys(tabs)).toEqual(['identity', 'missions', 'history'])
  expect(tabs.missions).toMatchObject({ reads: 'missions', texts: 'employee-records:missions', seenBy })
  expect(added.with((definition): string => definition.sort)).toBe('fullNameFr')
})

test('tabs of one collection are not added to the page of another', () => {
  expect(() => withTabs(employees, [relatedTabs('cars', { missions: { list: missions } })])).toThrow('cars')
})
