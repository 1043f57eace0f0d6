import { useMeta } from '@/api/hooks'
import type { DocumentType } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'

/** What a type of paper is called. */
export function useTypeLabel(): (type: DocumentType) => string {
  const meta = useMeta('carLegalDocuments')
  return (type) => optionLabel(meta, 'documentType', type)
}
