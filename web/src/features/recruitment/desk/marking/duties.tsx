import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { DutiesInExam, LockProgress, TestToMark } from '@/api/actions.gen'
import { answeredFrom } from '@/api/answered-from'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { LockButton, type Phase } from './lock-button'
import { MinimaCard } from './minima-card'
import { useExamTexts } from './use-marking-texts'

const PresenceCard = lazy(() => import('../convocations/presence-card'))
const PresenceCorrection = lazy(() => import('../convocations/presence-correction'))
const MemberAppeals = lazy(() => import('./member-appeals'))

/** What is the caller's to do as a member of committees; as a rule they may read nothing of what it is made from. */
export const dutiesQuery = () => ({
  ...readingQuery('committeeMembers.duties'),
  staleTime: 0,
  meta: answeredFrom('examLocks', 'examPresence', 'recruitments', 'committeeMembers', 'appeals'),
})

const TONES: Record<LockProgress, Tone> = { open: 'warn', signed: 'warn', yours: 'info', locked: 'good' }

/** The acts of committees besides marking: a member holds no permission, and finds them here alone. */
export function Duties({ tests }: { tests: readonly TestToMark[] }) {
  const { data } = useQuery(dutiesQuery())
  const hasTexts = useExamTexts()
  if (!data?.exams.length) return null
  if (!hasTexts) return <Skeleton height={160} />
  return data.exams.map((exam) => {
    const own = tests.filter(({ recruitmentId }) => recruitmentId === exam.recruitmentId)
    return <OfExam key={exam.recruitmentId} exam={exam} isAssigned={own.length > 0} />
  })
}

/** Where nothing is somebody's to mark, the page says so, and how far the exam is. */
function NothingAssigned({ exam }: { exam: DutiesInExam }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const meta = useMeta('recruitments')
  return (
    <Section
      title={inLanguage(exam.titleFr, exam.titleAr, language)}
      hint={optionLabel(meta, 'status', exam.status ?? '')}
    >
      <Text role="status">{t('duties.unassigned')}</Text>
    </Section>
  )
}

function OfExam({ exam, isAssigned }: { exam: DutiesInExam; isAssigned: boolean }) {
  const tests = exam.presence.map(({ examTestId, ...test }) => ({ $id: examTestId, ...test }))
  const kept = tests.filter(({ state }) => state !== 'locked')
  const closed = tests.filter(({ state }) => state === 'locked')
  return (
    <>
      {/* Everything else waits for them. */}
      <Suspense>{exam.appeals.length > 0 && <MemberAppeals appeals={exam.appeals} />}</Suspense>
      {!isAssigned && <NothingAssigned exam={exam} />}
      {exam.phases.length > 0 && <Locks exam={exam} />}
      {exam.minima.length > 0 && <MinimaCard exam={exam} />}
      <Suspense>
        {kept.length > 0 && <PresenceCard tests={kept} mayClose={() => true} />}
        {closed.length > 0 && <PresenceCorrection tests={closed} />}
      </Suspense>
    </>
  )
}

function Locks({ exam }: { exam: DutiesInExam }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  // Presence is closed test by test.
  const phases = exam.phases as { phase: Phase; state: LockProgress }[]
  return (
    <Section title={inLanguage(exam.titleFr, exam.titleAr, language)} hint={t('lock.hint')}>
      <ItemList label={t('duties.locks')}>
        {phases.map(({ phase, state }) => (
          <Item
            key={phase}
            order={3}
            name={
              <>
                {t(`lock.titles.${phase}`)} <StatusBadge tone={TONES[state]}>{t(`duties.states.${state}`)}</StatusBadge>
              </>
            }
            actions={(state === 'open' || state === 'signed') && <LockButton exam={exam.recruitmentId} phase={phase} />}
          >
            <Text size="sm" c="dimmed">
              {t(`duties.hints.${state}`)}
            </Text>
          </Item>
        ))}
      </ItemList>
    </Section>
  )
}
