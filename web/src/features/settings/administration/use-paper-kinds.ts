import { useQuery } from '@tanstack/react-query'
import type { PaperKindTexts } from '@/api/actions.gen'
import { paperKindsQuery } from '@/api/paper-templates'

/** The kinds of paper, none while they are not known. */
export function usePaperKinds(): readonly PaperKindTexts[] {
  return useQuery(paperKindsQuery()).data?.kinds ?? []
}
