/** A change of the clock as it is typed: on which day, when the clock shows which hour, it goes over to how many minutes ahead. */
export interface TypedChange {
  date: string | null
  time: string
  ahead: string
}

/** How long the last change holds. */
export interface TypedEnd {
  kind: 'forGood' | 'until' | null
  until: string | null
}

export interface TypedList {
  changes: readonly TypedChange[]
  end: TypedEnd
}

/** What Morocco's clock was ever ahead of UTC, in minutes. */
export const AHEAD = ['0', '60', '120'] as const

/** Since this moment Morocco is at UTC for good: what a list without an entry is offered. */
const OF_2026: TypedChange = { date: '2026-09-20', time: '02:00', ahead: '0' }

interface Entry {
  date?: string
  time?: string | null
  ahead?: number
  until?: string | null
  forGood?: boolean | null
}

/** The list as it is typed, the earliest change first. */
export function toTyped(value: unknown): TypedList {
  const entries = [...((Array.isArray(value) ? value : []) as Entry[])]
  entries.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
  const changes = entries.map(({ date, time, ahead }) => ({
    date: date ?? null,
    time: time ?? '',
    ahead: String(ahead ?? ''),
  }))
  const last = entries.at(-1)
  const kind = last?.forGood ? 'forGood' : last?.until ? 'until' : null
  return { changes, end: { kind, until: last?.until ?? null } }
}

/** As it is set: the latest change bears the end. */
export function toEntries({ changes, end }: TypedList): Entry[] {
  const sorted = [...changes].sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
  return sorted.map(({ date, time, ahead }, at) => ({
    date: date ?? '',
    ...(time && { time }),
    ahead: Number(ahead),
    ...(at === sorted.length - 1 && (end.kind === 'forGood' ? { forGood: true } : { until: end.until })),
  }))
}

/** The list with one more change. */
export function withAnother({ changes, end }: TypedList): TypedList {
  if (changes.length === 0) return { changes: [OF_2026], end: { kind: 'forGood', until: null } }
  return { changes: [...changes, { date: null, time: '', ahead: '' }], end }
}

export type Slip = 'date' | 'twice' | 'ahead'

/** What is wrong with each change; nothing where it is right. */
export function slipsOf(changes: readonly TypedChange[]): (Slip | undefined)[] {
  return changes.map(({ date, ahead }, at) => {
    if (!date) return 'date'
    if (changes.slice(0, at).some((other) => other.date === date)) return 'twice'
    return AHEAD.some((one) => one === ahead) ? undefined : 'ahead'
  })
}

/** Whether nobody can tell how long the list holds. */
export function isEndWrong({ changes, end }: TypedList): boolean {
  if (changes.length === 0 || end.kind === 'forGood') return false
  const last =
    changes
      .map(({ date }) => date ?? '')
      .sort()
      .at(-1) ?? ''
  return end.kind === null || !end.until || end.until < last
}
