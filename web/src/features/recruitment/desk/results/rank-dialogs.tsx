import { useTranslation } from 'react-i18next'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import { type Announced, results } from '../acts'
import { StepDialog } from '../step-dialog'

interface RankDialogsProps {
  exam: Recruitments
  open: 'rank' | Announced
  onClose: () => void
}

const TOUCHED: readonly CollectionId[] = ['candidates', 'rankingRuns', 'calculationSheets', 'examLists', 'recruitments']

/** The ranking is computed anew from the marks; what is announced stands on the page of applicants. */
export default function RankDialogs({ exam, open, onClose }: RankDialogsProps) {
  const { t } = useTranslation('exam-marking')
  const isRank = open === 'rank'
  const name = isRank ? t('rank.action') : t(`announce.${open}`)
  return (
    <StepDialog<unknown>
      title={name}
      text={isRank ? t('rank.text') : t('announce.text')}
      action={name}
      {...(isRank && { reason: t('rank.reason') })}
      run={(reason) => (isRank ? results.rank(exam.$id, reason || undefined) : results.announce(exam.$id, open))}
      touches={TOUCHED}
      onDone={() => {
        toast.done(isRank ? t('rank.done') : t('announce.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
