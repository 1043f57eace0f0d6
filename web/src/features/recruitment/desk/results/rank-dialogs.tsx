import { Checkbox, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
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
  const language = useLanguage()
  const isRank = open === 'rank'
  const [reopensAppeals, setReopensAppeals] = useState(false)
  const { data: lists = [], isLoading } = useQuery(
    allQuery('examLists', [Query.equal('recruitmentId', exam.$id), Query.equal('kind', isRank ? 'none' : open)]),
  )
  const first = lists[0]
  // What is public has one day of publication: anything else is said again, with a reason.
  const isAgain = !isRank && first !== undefined
  const name = isRank ? t('rank.action') : t(`announce.${open}`)
  return (
    <StepDialog<unknown>
      title={name}
      text={isRank ? t('rank.text') : t('announce.text')}
      action={name}
      {...((isRank || isAgain) && { reason: t(isRank ? 'rank.reason' : 'announce.reason') })}
      needsReason={isAgain}
      loading={isLoading}
      run={(reason) =>
        isRank
          ? results.rank(exam.$id, reason || undefined)
          : results.announce(exam.$id, open, isAgain ? { reason, reopensAppeals } : undefined)
      }
      touches={TOUCHED}
      onDone={() => {
        toast.done(isRank ? t('rank.done') : t('announce.done'))
        onClose()
      }}
      onClose={onClose}
    >
      {isAgain && (
        <>
          <Text size="sm">{t('announce.again', { at: formatInstant(first?.publishedAt, language) })}</Text>
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
