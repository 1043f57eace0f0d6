/** A moment as the clock of the town hall shows it: `2026-11-21` and `08:30`. */
export interface Clock {
  day: string
  time: string
}

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Casablanca',
  dateStyle: 'short',
  timeStyle: 'short',
})

export function clockOf(instant: string): Clock {
  const [day = '', time = ''] = shown.format(new Date(instant)).split(' ')
  return { day, time }
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
