import { useTranslation } from 'react-i18next'
import type { Warnings } from '@/api/schema.gen'
import { type CollectionMeta, optionLabel } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { useDuration } from '../duration'

/** What a letter is, and its number. */
export function letterName({ kind, refNumber }: Pick<Warnings, 'kind' | 'refNumber'>, meta: CollectionMeta): string {
  return [kind ? optionLabel(meta, 'kind', kind) : meta.one, refNumber && `\u2066${refNumber}\u2069`]
    .filter(Boolean)
    .join(' ')
}

/** An absence, or how late somebody was. */
export function FactCell({ row }: { row: Pick<Warnings, 'absent' | 'minutesLate'> }) {
  const { t } = useTranslation('warnings')
  const say = useDuration()
  if (row.absent) return t('fact.absent')
  return row.minutesLate === null ? t('fact.late') : t('fact.lateBy', { time: say(row.minutesLate) })
}

/** A letter on a phone. */
export function WarningCard({ row, meta }: { row: Warnings; meta: CollectionMeta }) {
  const language = useLanguage()
  return (
    <NamesCell document={row.employee ?? {}}>
      <span className="name">{letterName(row, meta)}</span>
      <span>
        <FactCell row={row} /> · {formatDay(row.date, language)}
      </span>
      <ChoiceBadge collection="warnings" field="status" value={row.status} />
    </NamesCell>
  )
}
