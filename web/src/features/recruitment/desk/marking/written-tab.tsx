import { Group, Skeleton, Text } from '@mantine/core'
import { IconEye, IconPrinter, IconTicket } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recruitments } from '@/api/schema.gen'
import type { Acts } from '@/engine/acts/act-slot'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { ExamActs } from '../exams/exam-acts'
import { lockOf, PhaseCard, useLocks } from './phase-card'
import { TestsProgress } from './tests-progress'
import { useMarkingTexts } from './use-marking-texts'

const NUMBERS: Acts<'recruitments'> = {
  'recruitments.draw': { Icon: IconTicket },
  'recruitments.labels': { Icon: IconPrinter, RowDialog: lazy(() => import('./labels-dialog')) },
}
const ANONYMITY: Acts<'recruitments'> = {
  ...NUMBERS,
  'recruitments.lift': { Icon: IconEye, isMain: () => true },
}

/** The written tests: the draw of numbers, who marks what, the lock, and the lifting of anonymity after it. */
export default function WrittenTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <WrittenPhase exam={exam} />
}

function WrittenPhase({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const isLifted = Boolean(lockOf(useLocks(exam.$id), 'written')?.liftedAt)
  return (
    <>
      <Section
        title={t('draw.title')}
        hint={t('draw.hint')}
        state={isLifted && <StatusBadge tone="good">{t('lift.isDone')}</StatusBadge>}
      >
        <Group gap="sm" align="start">
          {/* The server lifts what is lifted as often as it is asked, for it may have been cut short: a screen need not. */}
          <ExamActs
            exam={exam}
            acts={isLifted ? NUMBERS : ANONYMITY}
            none={
              <Text size="sm" c="dimmed">
                {t('draw.none')}
              </Text>
            }
          />
        </Group>
      </Section>
      <TestsProgress exam={exam} kind="written" />
      <PhaseCard exam={exam} phase="written" />
    </>
  )
}
