import type { Tone } from '@/ui/status-badge'

/** A day as one letter, as the server's boards tell it. */
export const MARKS = ['o', 't', 'l', 'a', 'n', 'h', 'v', 'm', 'p', 'w', 'u', 'r'] as const
export type Mark = (typeof MARKS)[number]

/** What a day means for who reads it; a letter beside the colour says it too. */
export const TONES: Readonly<Record<Mark, Tone>> = {
  o: 'good',
  t: 'good',
  l: 'warn',
  a: 'bad',
  n: 'quiet',
  h: 'quiet',
  v: 'info',
  m: 'info',
  p: 'info',
  w: 'warn',
  u: 'quiet',
  r: 'quiet',
}

export function isMark(letter: string | undefined): letter is Mark {
  return MARKS.some((mark) => mark === letter)
}

/** How often each mark stands in a line of them, those that do not stand left out. */
export function countMarks(marks: string): Partial<Record<Mark, number>> {
  const counts: Partial<Record<Mark, number>> = {}
  for (const letter of marks) {
    if (isMark(letter)) counts[letter] = (counts[letter] ?? 0) + 1
  }
  return counts
}

/** Who came: on time, late or on a day of rest. */
const CAME = 'otlr'

/** How many of these lines came on a day, and how many did not where they had to. */
export function countOfDay(lines: readonly { marks: string }[], at: number): { came: number; missed: number } {
  const marks = lines.map((line) => line.marks[at] ?? '')
  return {
    came: marks.filter((mark) => mark !== '' && CAME.includes(mark)).length,
    missed: marks.filter((mark) => mark === 'a').length,
  }
}

/** Minutes as people say them: `7 h 35`. */
export function formatMinutes(minutes: number | null | undefined, hours: (h: number, m: string) => string): string {
  const whole = minutes ?? 0
  return hours(Math.floor(whole / 60), String(whole % 60).padStart(2, '0'))
}
