import { EMPTY, formatAmount } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

/** A mark with its two decimals; nothing where there is none. */
export function MarkText({ mark }: { mark: number | null | undefined }) {
  const language = useLanguage()
  if (mark === null || mark === undefined) return EMPTY
  return <span className="ltr tabular">{formatAmount(mark, language)}</span>
}
