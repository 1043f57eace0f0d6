import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { optionOf } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'

interface ChoiceBadgeProps<C extends CollectionId> {
  collection: C
  field: keyof Collections[C] & string
  value: string | null | undefined
  /** What it says instead of the declared word: shorter, or of what it is the state. */
  words?: ((label: string) => string) | undefined
}

/** The word of a choice that is a state, in the tone of what it means: both as the declaration says. */
export function ChoiceBadge<C extends CollectionId>({ collection, field, value, words }: ChoiceBadgeProps<C>) {
  const option = optionOf(useMeta(collection), field, value ?? '')
  if (!option) return EMPTY
  const said = words?.(option.label) ?? option.label
  return (
    <StatusBadge tone={option.tone ?? 'quiet'} title={said === option.label ? undefined : option.label}>
      {said}
    </StatusBadge>
  )
}
