import type { ActionId } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import type { ActMeta } from '@/api/schema-meta'

/** What the server says of an act on documents of a collection, where a button or a dialog of its own stands for it. */
export function useActMeta(collection: CollectionId, act: ActionId): ActMeta & { title: string; text: string } {
  const found = useMeta(collection).acts?.find((one) => one.act === act)
  if (!found) throw new Error(`${collection} declares no ${act}`)
  return { ...found, title: found.title ?? found.label, text: found.text ?? '' }
}
