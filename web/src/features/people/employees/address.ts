/** What the addresses of the employees' screens may ask: little enough to be known before the screens are fetched. */
export const EMPLOYEE_PARAMS = [
  'annexe',
  'service',
  'registration',
  'bureau',
  'type',
  'building',
  'unfit',
  'active',
] as const

export const EMPLOYEE_TABS = ['identity', 'place', 'registration', 'papers', 'history'] as const
export type EmployeeTab = (typeof EMPLOYEE_TABS)[number]
