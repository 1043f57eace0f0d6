import { useMemo } from 'react'
import { useMeta, useReadable, useRights } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { addressesOf } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'
import type { ListDefinition } from './definition'
import { useSay } from './texts'

/** What every screen of a collection is made from. */
export function useKit<C extends CollectionId>(
  definition: Pick<ListDefinition<C>, 'collection' | 'texts' | 'nameOf' | 'listAt'>,
) {
  const meta = useMeta(definition.collection)
  const language = useLanguage()
  const rights = useRights()
  const readable = useReadable(definition.collection)
  const say = useSay(definition.texts)
  return useMemo(() => {
    const nameOf = (row: object) =>
      definition.nameOf?.(row as Collections[C], { meta, language }) ?? titleOf(row, language)
    return { meta, language, rights, readable, say, nameOf, at: addressesOf(definition.collection, definition.listAt) }
  }, [definition, meta, language, rights, readable, say])
}

export type ScreenKit<C extends CollectionId> = ReturnType<typeof useKit<C>>
