import { type MarkFault, parseMark, typedNumber } from './mark'

/** What is marked: a copy by its number, at the oral a candidate by theirs. Never a name. */
export interface Markable {
  id: string
  number: string
  /** The mark that this marker entered. */
  mark: number | null
  typedTwice: boolean
  isLocked: boolean
}

/** What is said beside the input. */
export type Word =
  | { kind: 'unknown' | 'locked' | 'compared'; number: string }
  | { kind: 'saved'; number: string; mark: number }
  | { kind: 'fault'; fault: MarkFault }
  | { kind: 'refused'; message: string }

/** Number, mark, Enter; a mark typed again is compared, and where the two differ one of them is chosen. */
export type Marking =
  | { step: 'number'; word?: Word }
  | { step: 'mark'; of: Markable; word?: Word }
  | { step: 'sent'; of: Markable; mark: number; isChosen: boolean }
  | { step: 'differs'; of: Markable; first: number; second: number }

export type MarkingEvent =
  | { on: 'number'; typed: string }
  | { on: 'mark'; typed: string }
  /** Of two marks that differ the second is taken. */
  | { on: 'choose' }
  /** Back to the number; of two marks that differ the first is left. */
  | { on: 'leave' }
  | { on: 'saved' }
  | { on: 'refused'; message: string }

export const START: Marking = { step: 'number' }

/** What follows from what was typed, chosen or answered; `among` are the ones of this marker as they stand. */
export function proceed(marking: Marking, event: MarkingEvent, among: readonly Markable[]): Marking {
  switch (event.on) {
    case 'number':
      return marking.step === 'number' ? find(typedNumber(event.typed), among) : marking
    case 'mark':
      return marking.step === 'mark' ? take(marking.of, event.typed) : marking
    case 'choose':
      return marking.step === 'differs'
        ? { step: 'sent', of: marking.of, mark: marking.second, isChosen: true }
        : marking
    case 'leave':
      return marking.step === 'sent' ? marking : START
    case 'saved':
      return marking.step === 'sent' ? { step: 'number', word: wordOf(marking) } : marking
    case 'refused':
      return marking.step === 'sent'
        ? { step: 'mark', of: marking.of, word: { kind: 'refused', message: event.message } }
        : marking
  }
}

function find(number: string, among: readonly Markable[]): Marking {
  if (number === '') return START
  const of = among.find((one) => typedNumber(one.number) === number)
  if (!of) return { step: 'number', word: { kind: 'unknown', number } }
  return of.isLocked ? { step: 'number', word: { kind: 'locked', number } } : { step: 'mark', of }
}

function take(of: Markable, typed: string): Marking {
  const mark = parseMark(typed)
  if (typeof mark === 'string') return { step: 'mark', of, word: { kind: 'fault', fault: mark } }
  if (of.mark !== null && of.mark !== mark) return { step: 'differs', of, first: of.mark, second: mark }
  return { step: 'sent', of, mark, isChosen: false }
}

function wordOf({ of, mark, isChosen }: Marking & { step: 'sent' }): Word {
  const isCompared = of.mark !== null && !isChosen
  return isCompared ? { kind: 'compared', number: of.number } : { kind: 'saved', number: of.number, mark }
}

/** The one that is offered next: the first without a mark after the one that was marked last, else the first of all. */
export function nextOf(among: readonly Markable[], after?: string): string {
  const at = among.findIndex(({ number }) => number === after)
  const open = (one: Markable) => one.mark === null && !one.isLocked
  return (among.slice(at + 1).find(open) ?? among.find(open))?.number ?? ''
}

export interface Progress {
  count: number
  marked: number
  /** Marks that were typed a second time and are the same. */
  compared: number
}

export function progressOf(among: readonly Markable[]): Progress {
  const marked = among.filter(({ mark }) => mark !== null)
  return { count: among.length, marked: marked.length, compared: marked.filter(({ typedTwice }) => typedTwice).length }
}
