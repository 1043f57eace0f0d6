import type { ExitPermissions } from '@/api/schema.gen'

/** From when until when. */
export function Hours({ row }: { row: Pick<ExitPermissions, 'fromTime' | 'toTime'> }) {
  return (
    <bdi className="ltr tabular">
      {row.fromTime}–{row.toTime}
    </bdi>
  )
}
