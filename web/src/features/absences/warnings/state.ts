import type { Warnings } from '@/api/schema.gen'

type State = Pick<Warnings, 'status'>

/** Whether anything of it may still be written: nothing once it was answered or decided. */
export function isWritable({ status }: State): boolean {
  return status === 'draft' || status === 'issued' || status === 'acknowledged'
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
