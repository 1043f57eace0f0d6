import { skipToken, useQuery } from '@tanstack/react-query'
import type { LoadedRecord, Title } from '@/engine/record-page/record-loader'

/** What the record on screen is called now: after a change of its name, the new one. */
export function useRecordTitle(loaded: Partial<LoadedRecord> | undefined): Title | undefined {
  return useQuery<unknown, Error, Title>(loaded?.title ?? { queryKey: ['title', 'none'], queryFn: skipToken }).data
}
