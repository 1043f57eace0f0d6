import type { Warnings } from '@/api/schema.gen'

type State = Pick<Warnings, 'status'>

/** Whether nobody has decided on it yet. */
export function isOpen({ status }: State): boolean {
  return status === 'issued' || status === 'acknowledged' || status === 'disputed'
}

/** What may still be written: of whom and what it is never changes, what it says only until it was taken note of, its term until a reply. */
export function writable<S extends { who: unknown; facts: unknown; letter: unknown }>(
  record: State | undefined,
  { who, facts, letter }: S,
): Partial<S> {
  if (record === undefined) return { who, facts, letter } as Partial<S>
  if (record.status === 'draft' || record.status === 'issued') return { facts, letter } as Partial<S>
  return { letter: ['replyUntil'] } as unknown as Partial<S>
}
