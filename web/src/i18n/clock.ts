/** A moment as the clock of the town hall shows it: `2026-11-21` and `08:30`. */
export interface Clock {
  day: string
  time: string
}

const MINUTE = 60_000

/** Since when, in seconds, the clock is how many minutes ahead of UTC. */
type Changes = readonly (readonly [since: number, ahead: number])[]

/**
 * How many minutes the clock of the town hall is ahead of UTC at a moment. The page brings what the server goes by: browsers learn
 * of the orders that change the clock late or early, and an hour that is typed must be the hour that is printed.
 */
export function clockBy(told: string | undefined): (at: number) => number {
  const changes: Changes = told?.startsWith('[') ? JSON.parse(told) : []
  return (at) => changes.findLast(([since]) => since * 1000 <= at)?.[1] ?? aheadByBrowser(at)
}

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Casablanca',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function aheadByBrowser(at: number): number {
  return Math.round((Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) - at) / MINUTE)
}

const ahead = clockBy(document.querySelector<HTMLMetaElement>('meta[name="clock"]')?.content)

/** The moment whose reading in UTC is what the clock of the town hall shows now: what is written in no time zone. */
export function shownAt(at: Date): Date {
  return new Date(at.getTime() + ahead(at.getTime()) * MINUTE)
}

export function clockOf(instant: string): Clock {
  const [day = '', time = ''] = shownAt(new Date(instant)).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

function asUtc({ day, time }: Clock): number {
  return Date.parse(`${day}T${time}:00Z`)
}

/** The moment at which the clock of the town hall shows this, as the server writes it. */
export function instantOf(clock: Clock): string {
  const wanted = asUtc(clock)
  let at = wanted
  // Twice, for the first step may have crossed the change of the clock at either end of Ramadan.
  for (let step = 0; step < 2; step++) at += wanted - asUtc(clockOf(new Date(at).toISOString()))
  return new Date(at).toISOString().replace('Z', '+00:00')
}

/** The day so many days later, or earlier. */
export function addDays(day: string, by: number): string {
  return new Date(asUtc({ day, time: '00:00' }) + by * 24 * 60 * MINUTE).toISOString().slice(0, 10)
}
