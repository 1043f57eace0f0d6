import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { paths } from '@/paths/paths'
import { EntryLink } from '../../candidates/entry-link'
import RelatedTab from './related-tab'

/** The candidates of an exam; what is decided of several at once is decided in the list of all. */
export default function CandidatesTab({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exams')
  const isTaking = exam.status === 'open' || exam.status === 'closed'
  return (
    <>
      {isTaking && (
        <Group justify="flex-end" mb="sm">
          <EntryLink exam={exam.$id} />
        </Group>
      )}
      <RelatedTab
        name="candidates"
        exam={exam}
        hint={<OpenLink address={paths.candidates({ recruitment: exam.$id })}>{t('review.bulkHint')}</OpenLink>}
      />
    </>
  )
}
