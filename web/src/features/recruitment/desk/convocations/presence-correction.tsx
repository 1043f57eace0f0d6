import { Button, Select, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import { withSigning } from '@/api/signing'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inLanguage } from '@/i18n/names'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'
import { numbersIn } from './numbers-in'
import type { PresenceTest } from './presence-card'
import { PresenceProposals } from './presence-proposals'

/** A closed sheet of presence is corrected by two members again, each with a password and the same reason. */
export default function PresenceCorrection({ tests }: { tests: readonly PresenceTest[] }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const meta = useMeta('examTests')
  const correct = useActMeta('examTests', 'examPresence.correct')
  const [test, setTest] = useState(tests[0]?.$id ?? '')
  const [present, setPresent] = useState('')
  const [absent, setAbsent] = useState('')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section
      title={correct.title}
      hint={t('correction.hint')}
      state={
        <Button variant="default" leftSection={<IconPencil size={17} />} onClick={() => setOpen(true)}>
          {correct.label}
        </Button>
      }
    >
      {tests.map(({ $id }) => (
        <PresenceProposals
          key={$id}
          test={$id}
          onTake={(proposals) => {
            const numbers = (came: boolean) =>
              proposals.filter((one) => one.present === came).map(({ candidateNumber }) => candidateNumber)
            setTest($id)
            setPresent(numbers(true).join(' '))
            setAbsent(numbers(false).join(' '))
            setOpen(true)
          }}
        />
      ))}
      {isOpen && (
        <StepDialog
          title={correct.title}
          text={correct.text}
          action={t('correction.action')}
          reason={t('acts.reason')}
          needsReason
          run={(reason) =>
            withSigning(() =>
              act('examPresence.correct', {
                examTestId: test,
                present: numbersIn(present),
                absent: numbersIn(absent),
                reason,
              }),
            )
          }
          onDone={(closing) => {
            toast.done(closing.waitsForSecond ? t('correction.second') : t('seats.closed', { ...closing }))
            close()
          }}
          onClose={close}
        >
          <Select
            label={meta.one}
            data={tests.map((one) => ({ value: one.$id, label: inLanguage(one.labelFr, one.labelAr, language) }))}
            value={test}
            onChange={(next) => next && setTest(next)}
            allowDeselect={false}
          />
          <TextInput
            label={t('correction.present')}
            description={t('correction.numbers')}
            dir="ltr"
            autoComplete="off"
            value={present}
            onChange={(event) => setPresent(event.currentTarget.value)}
          />
          <TextInput
            label={t('correction.absent')}
            description={t('correction.numbers')}
            dir="ltr"
            autoComplete="off"
            value={absent}
            onChange={(event) => setAbsent(event.currentTarget.value)}
          />
        </StepDialog>
      )}
    </Section>
  )
}
