import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { OpenLink } from '@/fields/open-link'
import { formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'

interface CountCellProps {
  count: number | null | undefined
  /** Where those that it counts are listed. */
  address: Address
}

/** How many, and the way to them; none leads nowhere. */
export function CountCell({ count, address }: CountCellProps) {
  const language = useLanguage()
  const figure = <span className="ltr tabular">{formatNumber(count ?? 0, language)}</span>
  return count ? <OpenLink address={address}>{figure}</OpenLink> : figure
}

interface CountFactProps {
  count: number | null | undefined
  /** The field that counts: its label says what. */
  collection: CollectionId
  field: string
}

/** How many of what, on a card, which is a link itself. */
export function CountFact({ count, collection, field }: CountFactProps) {
  const language = useLanguage()
  const label = labelOf(useMeta(collection), field)
  return (
    <span>
      {label} <span className="ltr tabular">{formatNumber(count ?? 0, language)}</span>
    </span>
  )
}
