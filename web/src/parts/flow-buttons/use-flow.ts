import { useState } from 'react'
import { update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta, useRefresh, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { toast } from '@/ui/toast'

/** Where a document may go from the state it is in, for this caller, and the way there. */
export function useFlow<C extends CollectionId>(collection: C, row: Collections[C]) {
  const { flow } = useMeta(collection)
  const rights = useRights()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const state = flow && (row as unknown as Record<string, unknown>)[flow.field]
  const open = flow?.steps.filter(({ from, permission }) => from === state && can(rights, permission, collection)) ?? []
  const take = async (to: string, done: string) => {
    if (!flow) return
    setBusy(true)
    try {
      await update(collection, row, { [flow.field]: to })
      toast.done(done)
    } catch (error) {
      toast.failed(messageOf(error))
    }
    // Also after a refusal: somebody else may have moved it on.
    await refresh(collection)
    setBusy(false)
  }
  return { open, busy, take }
}
