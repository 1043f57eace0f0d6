import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ActsOn } from '@/api/actions.gen'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { ActMeta } from '@/api/schema-meta'

/** The acts on documents of a collection. */
export type ActOn<C extends CollectionId> = C extends keyof ActsOn ? ActsOn[C] : never

/** What is asked of an act that has a dialog of its own: on which documents it is done. */
export interface ActDialogProps {
  ids: readonly string[]
  /** When it is done. */
  onDone: () => void
  onClose: () => void
}

/** What the declaration of an act does not say: how it looks on the screens of its collection. */
export interface ActSlot<C extends CollectionId> {
  Icon: Icon
  /** Where it is what usually comes next. */
  isMain?: (row: Collections[C]) => boolean
  /** What it is called as the document stands, where that is not its usual name. */
  useLabel?: (row: Collections[C]) => string | undefined
  /** Its inputs that mean nothing as the document stands. */
  hides?: (row: Collections[C]) => readonly string[]
  /** What its inputs hold before anything is typed. */
  initial?: (row: Collections[C]) => object
  /** A dialog in place of the usual one, for what has to be shown first. */
  Dialog?: ComponentType<ActDialogProps>
  /** The same, of an act that is done on one document alone. */
  RowDialog?: ComponentType<{ row: Collections[C]; onClose: () => void }>
  /** Whether it is offered for several documents at once. */
  isBulk?: true
  /** What is said of its answer once it is done, where that is more than its declaration says. */
  useSaid?: () => (answer: unknown) => string
}

/** The acts of a collection that have a button, in their order. */
export type Acts<C extends CollectionId> = { readonly [A in ActOn<C>]?: ActSlot<C> }

/** An act as it is offered: what the server declares of it, and how it looks here. */
export interface OfferedAct<C extends CollectionId> {
  meta: ActMeta
  slot: ActSlot<C>
}

/** The acts that have a button, each with its declaration. */
export function offeredActs<C extends CollectionId>(declared: readonly ActMeta[], acts: Acts<C>): OfferedAct<C>[] {
  return Object.entries<ActSlot<C> | undefined>(acts).flatMap(([id, slot]) => {
    const meta = declared.find(({ act }) => act === id)
    return meta && slot ? [{ meta, slot }] : []
  })
}
