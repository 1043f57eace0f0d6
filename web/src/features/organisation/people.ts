import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'

/** The list of whom a unit has: people who count as staff whatever that list leaves out by default. */
export const people =
  (param: 'annexe' | 'service' | 'bureau' | 'building' | 'type') =>
  (id: string): Address =>
    paths.employees({ [param]: id, active: 'off', unfit: 'off' })
