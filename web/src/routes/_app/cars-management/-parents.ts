/** The screens above an accident. */
export const ACCIDENT_PARENTS = [
  { to: '/cars-management', crumb: 'menu.cars' },
  { to: '/cars-management/accidents', crumb: 'crumbs.accidents' },
] as const
