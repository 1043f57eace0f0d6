import { type ComponentType, createContext, useContext } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'

/** What a picker shows of a document besides its names. */
export interface OptionFacts<C extends CollectionId> {
  /** Stands before the names. */
  Face?: ComponentType<{ document: Collections[C]; name: string }>
  /** Stands beneath them. */
  Facts?: ComponentType<{ document: Collections[C] }>
}

type FactsByCollection = { readonly [C in CollectionId]?: OptionFacts<C> }

const Known = createContext<FactsByCollection>({})

/** Whoever knows the collections says what is shown of them: pickers know none. */
export const OptionFactsProvider = Known.Provider

export function useOptionFacts<C extends CollectionId>(collection: C): OptionFacts<C> {
  return useContext(Known)[collection] ?? {}
}
