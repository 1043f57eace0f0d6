import type { LeaveRecords } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatDay, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { TypeName } from '../cells'

/** An entry of the ledger on a phone: whose it is, and what was written when. */
export function LedgerCard({ row }: { row: LeaveRecords }) {
  const language = useLanguage()
  return (
    <NamesCell document={row.employee ?? {}}>
      <span>{formatDay(row.start_date, language)}</span>
      <span>
        <TypeName code={row.type} />
      </span>
      <ChoiceBadge collection="leaveRecords" field="kind" value={row.kind} />
      <span className="ltr tabular">{formatNumber(row.days, language)}</span>
    </NamesCell>
  )
}
