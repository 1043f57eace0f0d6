import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconEye, IconPrinter, IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { lockOf, PhaseCard, useLocks } from './phase-card'
import { progressQuery, TestsProgress } from './tests-progress'
import { useMarkingTexts } from './use-marking-texts'

const DrawDialogs = lazy(() => import('./draw-dialogs'))

/** The written tests: the draw of numbers, who marks what, the lock, and the lifting of anonymity after it. */
export default function WrittenTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <WrittenPhase exam={exam} />
}

function WrittenPhase({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [open, setOpen] = useState<'draw' | 'labels' | 'lift'>()
  const lock = lockOf(useLocks(exam.$id), 'written')
  const mayDraw = isStaff && (exam.status === 'closed' || exam.status === 'grading_written')
  const { data } = useQuery(progressQuery(exam.$id))
  const isDrawn = data?.tests.some(({ kind, copies }) => kind === 'written' && copies > 0)
  const mayLift = Boolean(lock?.lockedAt) && !lock?.liftedAt
  return (
    <>
      <Section
        title={t('draw.title')}
        hint={t('draw.hint')}
        state={lock?.liftedAt && <StatusBadge tone="good">{t('lift.isDone')}</StatusBadge>}
      >
        <Group gap="sm">
          {mayDraw && !isDrawn && (
            <Button variant="default" leftSection={<IconTicket size={17} />} onClick={() => setOpen('draw')}>
              {t('draw.action')}
            </Button>
          )}
          {mayDraw && isDrawn && (
            <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setOpen('labels')}>
              {t('labels.action')}
            </Button>
          )}
          {mayLift && (
            <Button leftSection={<IconEye size={17} />} onClick={() => setOpen('lift')}>
              {t('lift.action')}
            </Button>
          )}
          {!mayDraw && !mayLift && (
            <Text size="sm" c="dimmed">
              {t('draw.none')}
            </Text>
          )}
        </Group>
      </Section>
      <TestsProgress exam={exam} kind="written" />
      <PhaseCard exam={exam} phase="written" />
      <Suspense>{open && <DrawDialogs exam={exam} open={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
