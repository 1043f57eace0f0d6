import { useQuery } from '@tanstack/react-query'
import { type PaperKind, paperKindsQuery } from '@/api/paper-templates'
import { useLanguage } from '@/ui/use-language'

/** The kinds of paper, none while they are not known. */
export function usePaperKinds(): readonly PaperKind[] {
  return useQuery(paperKindsQuery(useLanguage())).data?.kinds ?? []
}
