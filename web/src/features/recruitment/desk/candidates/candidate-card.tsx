import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { useLanguage } from '@/ui/use-language'

/** A candidate on a phone. */
export function CandidateCard({ row }: { row: Candidates }) {
  const language = useLanguage()
  return (
    <NamesCell document={row}>
      {row.candidateNumber && <span className="ltr tabular">{row.candidateNumber}</span>}
      {row.specialty && <span>{titleOf(row.specialty, language)}</span>}
      <ChoiceBadge collection="candidates" field="status" value={row.status} />
    </NamesCell>
  )
}
