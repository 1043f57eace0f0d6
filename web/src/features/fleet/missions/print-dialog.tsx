import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Missions } from '@/api/schema.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { missionNumber } from './cells'
import { MISSION_BUCKET } from './mission-actions'

/** The order as a paper: the same while nothing that it says has changed. */
export default function PrintDialog({ row, onClose }: { row: Missions; onClose: () => void }) {
  const { t } = useTranslation('missions')
  const meta = useMeta('missions')
  const { text } = useActMeta('missions', 'missions.print')
  return (
    <IssueDialog
      title={t('print.title', { number: missionNumber(row) })}
      paper={meta.one}
      {...(text && { hint: text })}
      bucket={MISSION_BUCKET}
      issue={(language) => act('missions.print', { id: row.$id, language })}
      onClose={onClose}
    />
  )
}
