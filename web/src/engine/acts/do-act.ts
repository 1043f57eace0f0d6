import type { TFunction } from 'i18next'
import { actOn } from '@/api/actions'
import { messageOf } from '@/api/errors'
import type { ActMeta } from '@/api/schema-meta'
import { withSigning } from '@/api/signing'
import { toast } from '@/ui/toast'

/** What became of an act on several documents. */
export interface ActReport {
  done: number
  /** Why some were refused, each reason once. */
  refused: ReadonlyMap<string, number>
}

/** Does something with one document: what stands against it is thrown. */
export function doAct({ act, by = 'id' }: ActMeta, id: string, input: object): Promise<unknown> {
  return withSigning(() => actOn(act, { ...input, [by]: by === 'ids' ? [id] : id }))
}

/** Does something with several, one after the other: what one lacks keeps no other from it. */
export async function doEach(meta: ActMeta, ids: readonly string[], input: object): Promise<ActReport> {
  let done = 0
  const refused = new Map<string, number>()
  for (const id of ids) {
    try {
      await doAct(meta, id, input)
      done += 1
    } catch (error) {
      const reason = messageOf(error)
      refused.set(reason, (refused.get(reason) ?? 0) + 1)
    }
  }
  return { done, refused }
}

/** Says what became of an act on several documents: how many it was done with, and why not with the others. */
export function sayReport({ done, refused }: ActReport, meta: ActMeta, t: TFunction<'parts'>): void {
  if (done > 0) toast.done(t('acts.counted', { done: meta.done, number: done }))
  for (const [reason, count] of refused) toast.failed(reason, t('acts.refused', { count }))
}
