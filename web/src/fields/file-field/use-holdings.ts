import { useTranslation } from 'react-i18next'
import { buckets } from '@/api/schema/buckets.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { kindsOf, wrongWith } from './file-check'

/** What the bucket of a field holds, and why a file does not belong there, in the reader's words. */
export function useHoldings(field: FieldMeta) {
  const { t } = useTranslation('files')
  const holdings = buckets[field.bucket ?? ''] ?? []
  const kinds = kindsOf(holdings)
    .map((kind) => t(`kinds.${kind}`))
    .join(', ')
  const wrongOf = (file: File) => {
    const found = wrongWith(file, holdings)
    return found && t(`invalid.${found.why}`, { ...found, kinds })
  }
  return { holdings, kinds, wrongOf }
}
