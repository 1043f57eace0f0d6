import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { paths } from '@/paths/paths'
import { EntryBar } from '../../candidates/entry-bar'
import RelatedTab from './related-tab'

/** The candidates of an exam; what is decided of several at once is decided in the list of all. */
export default function CandidatesTab({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const isTaking = exam.status === 'open' || exam.status === 'closed'
  return (
    <>
      {isTaking && <EntryBar exam={exam.$id} />}
      <RelatedTab
        name="candidates"
        exam={exam}
        hint={<OpenLink address={paths.candidates({ recruitment: exam.$id })}>{t('review.bulkHint')}</OpenLink>}
      />
    </>
  )
}
