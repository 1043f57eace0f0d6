import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { allQuery } from '@/api/documents'
import type { ExamTests, Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'

interface AssignDialogProps {
  exam: Recruitments
  test: ExamTests
  what: { lots?: readonly number[]; third?: true }
  onClose: () => void
}

/** Who marks a lot: members of the committees of marking, with an account of their own or two people who type their sheet. */
export default function AssignDialog({ exam, test, what, onClose }: AssignDialogProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const { label } = useActMeta('examTests', 'examCopies.assign')
  const [chosen, setChosen] = useState<string[]>([])
  const { data: committees = [] } = useQuery(
    allQuery('committees', [Query.equal('recruitmentId', exam.$id), Query.equal('kind', 'written')]),
  )
  const ids = committees.map(({ $id }) => $id)
  const { data: members = [] } = useQuery({
    ...allQuery('committeeMembers', [Query.equal('committeeId', ids)]),
    enabled: ids.length > 0,
  })
  const most = what.third ? 1 : (test.markers ?? 1)
  return (
    <StepDialog
      title={what.third ? t('assign.third') : label}
      text={t('assign.text', { name: titleOf(test, language) })}
      action={label}
      run={() => act('examCopies.assign', { examTestId: test.$id, memberIds: chosen, ...what })}
      onDone={({ copies }) => {
        toast.done(t('assign.done', { count: copies }))
        onClose()
      }}
      onClose={onClose}
    >
      <MultiSelect
        label={t('assign.members')}
        data={members
          .filter(({ userId, typistIds }) => userId || typistIds?.length)
          .map(({ $id, name }) => ({ value: $id, label: name }))}
        value={chosen}
        onChange={setChosen}
        maxValues={most}
        nothingFoundMessage={t('assign.none')}
      />
    </StepDialog>
  )
}
