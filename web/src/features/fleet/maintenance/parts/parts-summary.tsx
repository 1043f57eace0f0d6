import type { ValueRenderers } from '@/engine/record-page/history'
import { EMPTY } from '@/i18n/format'
import { readLines } from './lines'
import { useStock } from './use-stock'

/** How the parts of a work order are shown in its history, and beside what another wrote. */
export const PARTS_RENDERERS: ValueRenderers = { parts: (stored) => <PartsSummary stored={stored} /> }

/** The parts of a work order in few words: how many of what. */
function PartsSummary({ stored }: { stored: unknown }) {
  const lines = readLines(stored)
  const stock = useStock(lines)
  if (lines.length === 0) return EMPTY
  return lines.map(({ key, partId, quantity }) => (
    <div key={key}>
      <span className="ltr tabular">{quantity} ×</span> <bdi>{stock.get(partId)?.partName ?? partId}</bdi>
    </div>
  ))
}
