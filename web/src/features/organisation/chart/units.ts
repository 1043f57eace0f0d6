import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { fetchAll } from '@/api/documents'
import type { Annexes, Bureaux, Directions, Divisions, Employees, Posts, Services } from '@/api/schema.gen'

/** The levels of a commune's house, from above; the annexes stand beside it. */
export type Level = 'directions' | 'divisions' | 'services' | 'bureaux' | 'annexes'

export interface Unit {
  id: string
  level: Level
  nameFr: string
  nameAr: string
  headId: string | null
  head?: Partial<Employees> | null | undefined
  children: Unit[]
}

export interface Lists {
  directions: Directions[]
  divisions: Divisions[]
  services: Services[]
  bureaux: Bureaux[]
  annexes: Annexes[]
}

/** Every unit with its head: five lists, which everybody may read. */
export const unitsQuery = queryOptions({
  queryKey: ['bureaux', 'chart'],
  meta: answeredFrom('directions', 'divisions', 'services', 'bureaux', 'annexes'),
  queryFn: async (): Promise<Lists> => {
    const withHead = (link: string) => [Query.select(['*', `${link}.*`]), Query.orderAsc('nameFr')]
    const [directions, divisions, services, bureaux, annexes] = await Promise.all([
      fetchAll('directions', withHead('head')),
      fetchAll('divisions', withHead('head')),
      fetchAll('services', withHead('responsibleDoc')),
      fetchAll('bureaux', withHead('head')),
      fetchAll('annexes', withHead('head')),
    ])
    return { directions, divisions, services, bureaux, annexes }
  },
})

type Sent = { $id: string; nameFr: string; nameAr: string }

function unitOf(level: Level, { $id, nameFr, nameAr }: Sent, headId: string | null, head?: Unit['head']): Unit {
  return { id: $id, level, nameFr, nameAr, headId, head, children: [] }
}

/** Each unit below the one it belongs to. What belongs to none stands at the top, and the annexes after everything. */
export function unitTree(lists: Lists): Unit[] {
  const units = new Map<string, Unit>()
  const keep = (unit: Unit) => units.set(unit.id, unit)
  for (const row of lists.directions) keep(unitOf('directions', row, row.headId, row.head))
  for (const row of lists.divisions) keep(unitOf('divisions', row, row.headId, row.head))
  for (const row of lists.services) keep(unitOf('services', row, row.responsible, row.responsibleDoc))
  for (const row of lists.annexes) keep(unitOf('annexes', row, row.headId, row.head))
  for (const row of lists.bureaux) keep(unitOf('bureaux', row, row.headId, row.head))
  const top: Unit[] = []
  const place = (id: string, above: (string | null)[]) => {
    const unit = units.get(id)
    if (!unit) return
    const parent = above.flatMap((one) => units.get(one ?? '') ?? [])[0]
    ;(parent?.children ?? top).push(unit)
  }
  for (const row of lists.directions) place(row.$id, [])
  for (const row of lists.divisions) place(row.$id, [row.directionId])
  for (const row of lists.services) place(row.$id, [row.divisionId])
  for (const row of lists.bureaux) place(row.$id, [row.serviceId, row.annexeId])
  for (const row of lists.annexes) place(row.$id, [])
  return top
}

/** How many people are in a unit and in all that are below it. */
export function headcounts(top: readonly Unit[], staff: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (unit: Unit): number => {
    const below = unit.children.reduce((sum, child) => sum + count(child), 0)
    // Who is in a bureau is in its service too: a service counts its own people, those above it what is below.
    const own = staff.get(unit.id)
    const all = unit.level === 'directions' || unit.level === 'divisions' ? below : (own ?? below)
    counts.set(unit.id, all)
    return all
  }
  for (const unit of top) count(unit)
  return counts
}

type Post = Pick<Posts, 'bureauId' | 'serviceId' | 'annexeId' | 'planned' | 'filled'>

/** The posts that nobody holds, of each unit with all that are below it. */
export function vacancies(top: readonly Unit[], posts: readonly Post[]): Map<string, number> {
  const own = new Map<string, number>()
  for (const { bureauId, serviceId, annexeId, planned, filled } of posts) {
    const unit = bureauId ?? serviceId ?? annexeId
    if (unit) own.set(unit, (own.get(unit) ?? 0) + Math.max(0, planned - filled))
  }
  const free = new Map<string, number>()
  const count = (unit: Unit): number => {
    const all = unit.children.reduce((sum, child) => sum + count(child), own.get(unit.id) ?? 0)
    free.set(unit.id, all)
    return all
  }
  for (const unit of top) count(unit)
  return free
}

/** Marks and signs that no one types: accents, Arabic vowels and the forms of one letter. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[-'’]/g, ' ')
}

/** The units whose names, or whose head's, bear every word of a term, from above. */
export function findUnits(top: readonly Unit[], term: string): Unit[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: Unit[] = []
  const look = (unit: Unit) => {
    const said = fold([unit.nameFr, unit.nameAr, unit.head?.fullNameFr, unit.head?.fullNameAr].join(' '))
    if (words.every((word) => said.includes(word))) found.push(unit)
    unit.children.forEach(look)
  }
  top.forEach(look)
  return found
}

/** What has to be unfolded so that a unit is in sight. */
export function above(top: readonly Unit[], id: string): string[] {
  for (const unit of top) {
    if (unit.id === id) return []
    const below = above(unit.children, id)
    if (below.length > 0 || unit.children.some((child) => child.id === id)) return [unit.id, ...below]
  }
  return []
}
