import { replaceEqualDeep, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useInvalidate } from './hooks'
import type { CollectionId } from './schema.gen'
import { onTouched } from './touched'

interface ActionOptions<V, T> {
  /** What is asked of the server. */
  mutationFn: (values: V) => Promise<T>
  /** What it changes beside what its acts say that they touched: asked again before it is done, and also after a refusal. */
  invalidates?: CollectionId | readonly CollectionId[]
  /** What follows; it is under way until this has happened too. */
  onSuccess?: (answer: T, values: V) => unknown
  /** How this screen says a failure; without it a toast does. */
  onError?: (error: unknown, values: V) => unknown
}

/** For `onError`: the screen shows the action's `error` where it was asked for. */
export const handledHere = () => undefined

/** Something that is asked of the server at the press of a button: whether it is under way, and what came of it. */
export function useAction<V = void, T = unknown>(options: ActionOptions<V, T>) {
  const { invalidates = [] } = options
  const invalidate = useInvalidate()
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation<T, unknown, V>({
    mutationFn: async (values) => {
      const touched = new Set([invalidates].flat())
      const stop = onTouched((more) => {
        for (const one of more) touched.add(one)
      })
      try {
        return await options.mutationFn(values)
      } finally {
        stop()
        await invalidate(touched)
      }
    },
    meta: { isSaid: options.onError !== undefined },
    onSuccess: (answer, values) => options.onSuccess?.(answer, values),
    onError: (refusal, values) => options.onError?.(refusal, values),
  })
  const pressed = useRef<{ values: V; answer: Promise<T | undefined> }[]>([])
  /** A second press while the same is under way is the first one. */
  const press = (values: V): Promise<T | undefined> => {
    const former = pressed.current.find((one) => isSame(one.values, values))
    if (former) return former.answer
    const answer = mutateAsync(values)
      .catch(() => undefined)
      .finally(() => {
        pressed.current = pressed.current.filter((one) => one.answer !== answer)
      })
    pressed.current.push({ values, answer })
    return answer
  }
  return {
    mutate: (values: V): void => void press(values),
    /** The same, for who goes on after it; a failure is said already, and answers nothing. */
    mutateAsync: press,
    isPending,
    /** What is under way. */
    variables: isPending ? variables : undefined,
    /** What was answered last. */
    data,
    /** Why it failed, until it is asked for again or forgotten. */
    error: error ?? undefined,
    reset: () => {
      // What is under way stays so, whatever became of what was asked before.
      if (!isPending) reset()
    },
  }
}

/** The same content; files and functions are the same only as themselves. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || replaceEqualDeep(one, other) === one
}
