import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answeredFrom } from '@/api/answered-from'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { inLanguage } from '@/i18n/names'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { exams } from '../acts'
import { StepDialog } from '../step-dialog'
import type { ExamAct } from './exam-steps'

interface ExamStepDialogProps {
  row: Recruitments
  step: ExamAct | 'cancel'
  onClose: () => void
}

const TOUCHED: readonly CollectionId[] = ['recruitments', 'candidates', 'examLists']

/** A step of the exam, which says first what it freezes, ends or opens. */
export default function ExamStepDialog({ row, step, onClose }: ExamStepDialogProps) {
  const { t } = useTranslation('exams')
  const name = t(`acts.${step}`)
  return (
    <StepDialog
      title={name}
      text={step === 'cancel' ? t('acts.cancelText') : t(`acts.ask.${step}`)}
      action={name}
      destructive={step === 'cancel'}
      {...(step === 'cancel' && { reason: t('acts.reason'), needsReason: true })}
      {...(step === 'publishProvisional' && { reason: t('acts.withoutSecondLook') })}
      run={(reason) => take(step, row.$id, reason)}
      touches={TOUCHED}
      onDone={() => {
        toast.done(t('acts.done', { act: name }))
        onClose()
      }}
      onClose={onClose}
    >
      {step === 'publish' && <SettlersWarning exam={row.$id} />}
    </StepDialog>
  )
}

/** Tests whose appeals nobody would be left to settle: a seat costs nothing yet. */
function SettlersWarning({ exam }: { exam: string }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['recruitments', 'missingSettlers', exam],
    meta: answeredFrom('recruitments', 'committeeMembers'),
    queryFn: () => exams.missingSettlers(exam),
    staleTime: 0,
  })
  if (!data || data.tests.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={t('acts.missingSettlers.title')}>
      <List size="sm">
        {data.tests.map(({ examTestId, labelFr, labelAr, missing }) => (
          <List.Item key={examTestId}>
            {t('acts.missingSettlers.test', { test: inLanguage(labelFr, labelAr, language), count: missing })}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('acts.missingSettlers.hint')}
      </Text>
    </Alert>
  )
}

function take(step: ExamAct | 'cancel', id: string, reason: string): Promise<unknown> {
  if (step === 'publish') return exams.publish(id)
  if (step === 'publishProvisional') return exams.publishList(id, 'provisional', reason)
  if (step === 'publishDefinitive') return exams.publishList(id, 'definitive')
  return step === 'cancel' ? exams.cancel(id, reason) : exams.step(step, id)
}
