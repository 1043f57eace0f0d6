import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { readAction } from './actions'
import { answeredFrom } from './answered-from'
import type { HomePreferences } from './session'

/** What a state means for its reader. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

/** What a number counts; dirhams come in hundredths. */
export type Measured = 'count' | 'dirhams' | 'kilometres'

export interface PanelFigure {
  shape: 'figure'
  value: number
  of: Measured
  /** What the same days of the month before came to. */
  before: number | null
  /** Whether more of it is good, bad or neither. */
  moreIs: Tone | null
  note: string | null
  /** By what rule it is counted. */
  rule: string | null
  link: string | null
}

/** A text in its form: a plate. */
export interface FormMark {
  form: string
  text: string
}

export interface PanelLine {
  key: string
  title: string
  detail: string
  link: string | null
  face: { name: string; photo: string | null } | null
  mark: FormMark | null
  until: string | null
  /** Until the end of which day. */
  lastDay: string | null
  day: string | null
  badge: { text: string; tone: Tone } | null
  count: number | null
  phone: string | null
}

export interface PanelRows {
  rows: PanelLine[]
  total: number
  link: string | null
}

export interface PanelPart {
  label: string
  value: number
  tone: Tone | null
  link: string | null
}

export interface PanelMonths {
  shape: 'months'
  /** `2026-11`, the last being this one. */
  months: string[]
  series: { label: string; values: number[] }[]
  of: Measured
  link: string | null
}

export type PanelDays = { shape: 'days'; from: string; counts: number[] } & PanelRows

export type PanelContent =
  | PanelFigure
  | ({ shape: 'rows' } & PanelRows)
  | { shape: 'ring'; parts: PanelPart[] }
  | PanelMonths
  | PanelDays
  | { shape: 'own' }

export interface PanelName {
  id: string
  title: string
  isFigure: boolean
}

export interface HomePanel extends PanelName {
  content: PanelContent
}

export interface Home {
  /** The names of the reader's employee. */
  who: { nameFr: string; nameAr: string } | null
  figures: HomePanel[]
  panels: HomePanel[]
  /** Those for which the first screen has no room. */
  more: PanelName[]
  hidden: PanelName[]
}

/** How often a first screen that stands open is asked for anew. */
const EACH_MINUTE = 60_000

/** The first screen as its reader arranged it: all of it in one answer. */
export function homeQuery({ order = [], hidden = [] }: HomePreferences, all: boolean, language: Language) {
  return queryOptions({
    queryKey: ['home', language, order, hidden, all],
    queryFn: (): Promise<Home> => readAction('home.panels', { order, hidden, all }),
    staleTime: 0,
    refetchInterval: EACH_MINUTE,
    placeholderData: (before) => before,
  })
}

/** Something that waits for the reader: where it is done, and how many. */
export interface Task {
  link: string
  count: number
}

/** What waits for the reader, whatever department it is of: the menu counts it. */
export const tasksQuery = queryOptions({
  queryKey: ['home', 'tasks'],
  meta: answeredFrom('notifications'),
  queryFn: async () => (await readAction<'home.tasks', { tasks: Task[] }>('home.tasks')).tasks,
  staleTime: EACH_MINUTE / 2,
  refetchInterval: EACH_MINUTE,
})

export type HeadScreen = 'chef-bureau' | 'chef-service'

export interface HeadedUnit {
  id: string
  kind: 'bureau' | 'service' | 'division' | 'direction' | 'annexe'
  nameFr: string
  nameAr: string
}

export interface HeadedUnits {
  units: HeadedUnit[]
  /** The one that is told of; none where the reader heads nothing. */
  unit: string | null
  /** For whom the reader acts today. */
  acting: { head: string; until: string | null }[]
  /** How many there are, who is there as far as anybody knows, who is elsewhere. */
  figures: HomePanel[]
  staff: PanelLine[]
  panels: HomePanel[]
}

/** A unit that the reader heads or stands in for: its people, where they are, and what is declared of it. */
export function headedUnitsQuery(screen: HeadScreen, unit: string | undefined, language: Language) {
  return queryOptions({
    queryKey: ['home', 'units', screen, unit, language],
    meta: answeredFrom('leaveRequests', 'absences', 'missions', 'exitPermissions'),
    queryFn: (): Promise<HeadedUnits> => readAction('units.headed', unit ? { screen, unit } : { screen }),
    staleTime: 0,
    refetchInterval: EACH_MINUTE,
    placeholderData: (before) => before,
  })
}
