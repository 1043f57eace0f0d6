import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRights } from '@/api/hooks'
import { keepRecent } from '@/api/recents'
import type { LoadedRecord } from '@/engine/record-page/record-loader'
import { recordAt } from '@/paths/record-address'
import { useRecordTitle } from './use-record-title'

/** Remembers which records were on screen, for the way back to them. */
export function RecordVisits() {
  const { userId } = useRights()
  const match = useMatches().at(-1)
  const title = useRecordTitle(match?.loaderData as Partial<LoadedRecord> | undefined)
  const id = (match?.params as { id?: string } | undefined)?.id
  const at =
    match && id !== undefined ? recordAt(match.pathname.replace(/\/$/, ''), { ...match.search }, id) : undefined
  const { fr = '', ar = '' } = title ?? {}
  const collection = at?.collection
  useEffect(() => {
    if (collection && id && (fr || ar)) keepRecent(userId, { collection, id, fr, ar })
  }, [userId, collection, id, fr, ar])
  return null
}
