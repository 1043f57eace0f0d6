import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import { StatusBadge, type Tone } from '@/ui/status-badge'

interface ChoiceBadgeProps<V extends string> {
  collection: CollectionId
  field: string
  value: V | null | undefined
  tones: Record<V, Tone>
}

/** The word of a choice that is a state, in the tone of what it means. */
export function ChoiceBadge<V extends string>({ collection, field, value, tones }: ChoiceBadgeProps<V>) {
  const word = fieldOf(useMeta(collection), field)?.words?.find((known) => known.value === value)
  if (!value || !word) return EMPTY
  return <StatusBadge tone={tones[value]}>{word.label}</StatusBadge>
}
