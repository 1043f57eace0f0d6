import { Checkbox, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { ExamLists, Recruitments } from '@/api/schema.gen'
import type { ActOn } from '@/engine/acts/act-slot'
import { doAct } from '@/engine/acts/do-act'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatInstant } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'

interface AnnounceDialogProps {
  row: Recruitments
  act: ActOn<'recruitments'>
  /** The list that it publishes. */
  kind: ExamLists['kind']
  onClose: () => void
}

/** What is announced stands on the page of applicants. */
export default function AnnounceDialog({ row, act, kind, onClose }: AnnounceDialogProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const meta = useActMeta('recruitments', act)
  const [reopensAppeals, setReopensAppeals] = useState(false)
  const { data: lists = [], isLoading } = useQuery(
    allQuery('examLists', [Query.equal('recruitmentId', row.$id), Query.equal('kind', kind)]),
  )
  // What is public has one day of publication: anything else is said again, with a reason.
  const [first] = lists
  return (
    <StepDialog
      title={meta.title}
      text={meta.text}
      action={meta.label}
      {...(first && { reason: t('announce.reason'), needsReason: true })}
      loading={isLoading}
      run={(reason) => doAct(meta, row.$id, first ? { reason, reopensAppeals } : {})}
      onDone={() => {
        toast.done(meta.done)
        onClose()
      }}
      onClose={onClose}
    >
      {first && (
        <>
          <Text size="sm">{t('announce.again', { at: formatInstant(first.publishedAt, language) })}</Text>
          <Checkbox
            label={t('announce.reopens')}
            checked={reopensAppeals}
            onChange={(event) => setReopensAppeals(event.currentTarget.checked)}
          />
        </>
      )}
    </StepDialog>
  )
}
