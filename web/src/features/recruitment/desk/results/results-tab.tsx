import { Group, Skeleton } from '@mantine/core'
import { IconListNumbers, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import type { ActOn, Acts } from '@/engine/acts/act-slot'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { formatInstant } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { ExamActs } from '../exams/exam-acts'
import { isTheirs, useExamActs } from '../exams/use-acts'
import { PhaseCard } from '../marking/phase-card'
import { useMarkingTexts } from '../marking/use-marking-texts'
import { ListsCard } from './lists-card'
import { RANKED } from './ranked'
import { Trial } from './trial'

const AnnounceDialog = lazy(() => import('./announce-dialog'))

const KINDS = {
  'recruitments.announceWritten': 'written',
  'recruitments.announceOral': 'oral',
  'recruitments.announceFinal': 'final',
} as const
const isAnnouncement = (act: ActOn<'recruitments'>): act is keyof typeof KINDS => act in KINDS
const ACTS: Acts<'recruitments'> = {
  'recruitments.rank': { Icon: IconListNumbers, RowDialog: lazy(() => import('./rank-dialog')) },
  'recruitments.announceWritten': {
    Icon: IconSpeakerphone,
    RowDialog: (dialog) => <AnnounceDialog {...dialog} act="recruitments.announceWritten" kind="written" />,
  },
  'recruitments.announceOral': {
    Icon: IconSpeakerphone,
    RowDialog: (dialog) => <AnnounceDialog {...dialog} act="recruitments.announceOral" kind="oral" />,
  },
  'recruitments.announceFinal': {
    Icon: IconSpeakerphone,
    isMain: () => true,
    RowDialog: (dialog) => <AnnounceDialog {...dialog} act="recruitments.announceFinal" kind="final" />,
  },
}

/** From marks to posts: what other minima would do, the ranking, its lock, what is announced. */
export default function ResultsTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <Results exam={exam} />
}

function Results({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const acts = useExamActs(exam.$id)
  return (
    <>
      {isTheirs(acts, 'recruitments.rank') && <RankingCard exam={exam} />}
      {acts?.open.includes('recruitments.simulate') && <Trial exam={exam} />}
      <PhaseCard exam={exam} phase="ranking" />
      <ListsCard exam={exam} />
      <Section title={t('ranking.title')} hint={t('ranking.hint')}>
        {RANKED.with((definition) => (
          <RelatedCollection
            definition={definition}
            parent="recruitments"
            id={exam.$id}
            name={titleOf(exam, language)}
          />
        ))}
      </Section>
    </>
  )
}

function RankingCard({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const own = Query.equal('recruitmentId', exam.$id)
  const { data: [last] = [] } = useQuery(allQuery('rankingRuns', [own, Query.orderDesc('$createdAt')]))
  const { data: tests = [] } = useQuery(allQuery('examTests', [own]))
  /** A phase without tests is skipped. */
  const isHeld = { written: tests.some(isWritten), oral: !tests.every(isWritten), final: true }
  return (
    <Section
      title={t('rank.title')}
      hint={
        last ? t('rank.last', { at: formatInstant(last.at, language), count: last.candidates ?? 0 }) : t('rank.none')
      }
    >
      <Group gap="sm" align="start">
        <ExamActs
          exam={exam}
          acts={ACTS}
          each
          reason={(act, { type, message }) => {
            if (type !== 'announce_not_ready' || !isAnnouncement(act)) return message
            return isHeld[KINDS[act]] ? t(`announce.waits.${KINDS[act]}`) : undefined
          }}
        />
      </Group>
    </Section>
  )
}

const isWritten = ({ kind }: { kind: string }) => kind === 'written'
