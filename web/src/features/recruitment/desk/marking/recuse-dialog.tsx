import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'
import type { MarkableLine } from './lot'

interface RecuseDialogProps {
  line: MarkableLine
  onClose: () => void
}

/** Why a member steps back from hearing somebody. */
export default function RecuseDialog({ line, onClose }: RecuseDialogProps) {
  const { t } = useTranslation('exam-marking')
  const { label, title, text } = useActMeta('candidates', 'candidates.recuse')
  const name = inLanguage(line.nameFr, line.nameAr, useLanguage())
  return (
    <StepDialog
      title={title}
      text={<bdi>{name}</bdi>}
      action={label}
      reason={t('recuse.reason')}
      needsReason
      run={(reason) => act('candidates.recuse', { candidateId: line.id, reason })}
      onDone={onClose}
      onClose={onClose}
    >
      <Text size="sm">{text}</Text>
    </StepDialog>
  )
}
