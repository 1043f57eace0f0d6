import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconListNumbers, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { formatInstant } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import type { Announced } from '../acts'
import { PhaseCard, useLocks } from '../marking/phase-card'
import { useMarkingTexts } from '../marking/use-marking-texts'
import { announcements, mayAnnounce, mayRank, mayTry } from './announced-when'
import { ListsCard } from './lists-card'
import { RANKED } from './ranked'
import { Trial } from './trial'

const RankDialogs = lazy(() => import('./rank-dialogs'))

/** From marks to posts: what other minima would do, the ranking, its lock, what is announced. */
export default function ResultsTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <Results exam={exam} />
}

type Open = 'rank' | Announced

function Results({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const locks = useLocks(exam.$id)
  const [open, setOpen] = useState<Open>()
  return (
    <>
      {isStaff && <Acts exam={exam} onOpen={setOpen} />}
      {isStaff && mayTry(exam.status, locks) && <Trial exam={exam} />}
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
      <Suspense>{open && <RankDialogs exam={exam} open={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}

function Acts({ exam, onOpen }: { exam: Recruitments; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const { data: runs = [] } = useQuery(
    allQuery('rankingRuns', [Query.equal('recruitmentId', exam.$id), Query.orderDesc('$createdAt')]),
  )
  const locks = useLocks(exam.$id)
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', exam.$id)]))
  const kinds = announcements(tests)
  const waiting = kinds.filter((kind) => !mayAnnounce(kind, locks))
  const last = runs[0]
  const announce = (kind: Announced): ReactNode => (
    <Button
      key={kind}
      variant={kind === 'final' ? 'filled' : 'default'}
      leftSection={<IconSpeakerphone size={17} />}
      onClick={() => onOpen(kind)}
    >
      {t(`announce.${kind}`)}
    </Button>
  )
  return (
    <Section
      title={t('rank.title')}
      hint={
        last ? t('rank.last', { at: formatInstant(last.at, language), count: last.candidates ?? 0 }) : t('rank.none')
      }
    >
      <Group gap="sm">
        {mayRank(tests, locks) && (
          <Button variant="default" leftSection={<IconListNumbers size={17} />} onClick={() => onOpen('rank')}>
            {t('rank.action')}
          </Button>
        )}
        {kinds.filter((kind) => mayAnnounce(kind, locks)).map(announce)}
      </Group>
      {waiting.length > 0 && (
        <Text component="ul" size="sm" c="dimmed" m={0} ps="md">
          {waiting.map((kind) => (
            <li key={kind}>{t(`announce.waits.${kind}`)}</li>
          ))}
        </Text>
      )}
    </Section>
  )
}
