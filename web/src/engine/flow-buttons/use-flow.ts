import { update } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { makesStep } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

interface Step {
  to: string
  field: string
  /** What to say when it is taken. */
  done: string
}

/** Where a document may go from the state it is in, for this caller, and the way there. */
export function useFlow<C extends CollectionId>(collection: C, row: Collections[C]) {
  const { flow, resource } = useMeta(collection)
  const rights = useRights()
  const state = flow && (row as unknown as Record<string, unknown>)[flow.field]
  const open =
    flow?.steps.filter((step) => step.from === state && makesStep(rights, step, collection, row, resource)) ?? []
  // Also after a refusal it is asked again: somebody else may have moved it on.
  const { mutate, isPending } = useAction({
    mutationFn: ({ to, field }: Step) => update(collection, row, { [field]: to }),
    invalidates: collection,
    onSuccess: (_, { done }) => toast.done(done),
  })
  const take = (to: string, done: string) => {
    if (flow) mutate({ to, done, field: flow.field })
  }
  return { open, busy: isPending, take }
}
