import { expect, it } from 'vitest'
import { leaveName } from './leave-name'

const year = new Date().getFullYear()
const at = (startDate: string, endDate: string) => ({
  startDate: `${year}-${startDate}`,
  endDate: `${year}-${endDate}`,
})
const leaveType = { nameFr: 'Congé annuel', nameAr: 'رخصة سنوية' }

it('is called by its type and its days, in the language of its reader', () => {
  expect(leaveName({ ...at('12-14', '12-18'), leaveType }, 'fr')).toBe('Congé annuel, 14–18 décembre')
  expect(leaveName({ ...at('12-14', '12-14'), leaveType }, 'fr')).toBe('Congé annuel, 14 décembre')
  expect(leaveName({ ...at('12-14', '12-18'), leaveType }, 'ar')).toBe('رخصة سنوية، 14–18 دجنبر')
})

it('goes by its days where its type is not for its reader', () => {
  expect(leaveName({ ...at('12-14', '12-18'), leaveType: null }, 'fr')).toBe('14–18 décembre')
})
