import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'

interface DeclineDialogProps {
  row: Candidates
  onClose: () => void
}

/** Somebody who is retained gives the post up; who has it next is said. */
export default function DeclineDialog({ row, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const { label, title, done } = useActMeta('candidates', 'candidates.decline')
  return (
    <StepDialog
      title={title}
      text={t('decline.text', { name: titleOf(row, language) })}
      action={label}
      destructive
      reason={t('decline.reason')}
      run={(reason) => act('candidates.decline', { id: row.$id, reason })}
      onDone={({ next }) => {
        toast.done(next ? t('decline.next', { name: titleOf(next, language) }) : done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
