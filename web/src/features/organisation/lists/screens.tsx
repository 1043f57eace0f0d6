import type { ReactNode } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { holidays, schedules } from './calendar'
import { EditPage, FormPage } from './form-page'
import { ListPage } from './list-page'
import { persons } from './persons'
import { RecordPage } from './record-page'
import type { ReferenceList } from './reference-list'
import type { Tab } from './tab'
import { buildings, bureaux, directions, divisions, services, types } from './units'

interface Screens {
  list: () => ReactNode
  make: () => ReactNode
  record: (id: string) => ReactNode
  edit: (id: string) => ReactNode
  /** The parameters of the list's filters. */
  params: readonly string[]
}

function screensOf<C extends CollectionId>(of: ReferenceList<C>): Screens {
  return {
    list: () => <ListPage key={of.tab} of={of} />,
    make: () => <FormPage key={of.tab} of={of} />,
    record: (id) => <RecordPage key={id} of={of} id={id} />,
    edit: (id) => <EditPage key={id} of={of} id={id} />,
    params: of.spec.filters.map((filter) => filter.param),
  }
}

/** Every list of the organisation with its screens. */
export const SCREENS: Record<Tab, Screens> = {
  services: screensOf(services),
  bureaux: screensOf(bureaux),
  divisions: screensOf(divisions),
  directions: screensOf(directions),
  buildings: screensOf(buildings),
  types: screensOf(types),
  persons: screensOf(persons),
  holidays: screensOf(holidays),
  schedules: screensOf(schedules),
}
