import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'

interface ActionOptions<V, T> {
  run: (values: V) => Promise<T>
  /** What it changes: asked again before it is done, and also after a refusal, for somebody else may have been first. */
  touches?: CollectionId
  done?: (answer: T, values: V) => void
  /** How this screen says a failure; without it a toast does. */
  failed?: (error: unknown, values: V) => void
}

/** Something that is asked of the server at the press of a button: whether it is under way, and what came of it. */
export function useAction<V = void, T = unknown>({ run, touches, done, failed }: ActionOptions<V, T>) {
  const refresh = useRefresh()
  const { mutate, mutateAsync, isPending, variables } = useMutation<T, Error, V>({
    mutationFn: async (values) => {
      try {
        return await run(values)
      } finally {
        if (touches) await refresh(touches)
      }
    },
    meta: { isSaid: failed !== undefined },
    onSuccess: (answer, values) => done?.(answer, values),
    onError: (error, values) => failed?.(error, values),
  })
  return {
    act: mutate,
    /** The same, for who goes on after it; a failure is said already, and answers nothing. */
    ask: (values: V): Promise<T | undefined> => mutateAsync(values).catch(() => undefined),
    busy: isPending,
    /** What is under way. */
    sent: isPending ? variables : undefined,
  }
}
