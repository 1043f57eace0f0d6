import type { CollectionId } from './schema.gen'

type Listener = (touched: readonly CollectionId[]) => void

const listeners = new Set<Listener>()

/** Hears which collections acts touched, until it is ended. */
export function onTouched(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceTouched(touched: readonly CollectionId[]): void {
  for (const listener of listeners) listener(touched)
}

/** The collections that a header names, where there is one. */
export function collectionsIn(header: string | null): readonly CollectionId[] {
  return (header?.split(', ').filter(Boolean) ?? []) as CollectionId[]
}
