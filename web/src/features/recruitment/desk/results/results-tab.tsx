import { Button, Group, NumberInput, Skeleton, Stack, Text } from '@mantine/core'
import { IconCalculator, IconListNumbers, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { inPlace, useAction } from '@/api/use-action'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { formatInstant, formatNumber } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { type Announced, results, type Simulation } from '../acts'
import { PhaseCard, useLocks } from '../marking/phase-card'
import { useMarkingTexts } from '../marking/use-marking-texts'
import { Refusal } from '../refusal'
import { mayAnnounce } from './announced-when'
import { ListsCard } from './lists-card'
import { RANKED } from './ranked'

const RankDialogs = lazy(() => import('./rank-dialogs'))

/** From marks to posts: what other minima would do, the ranking, its lock, what is announced. */
export default function ResultsTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return <Results exam={exam} />
}

type Open = 'rank' | Announced

const KINDS: readonly Announced[] = ['written', 'oral', 'final']

function Results({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [open, setOpen] = useState<Open>()
  return (
    <>
      {isStaff && <Acts exam={exam} onOpen={setOpen} />}
      {isStaff && exam.status !== 'completed' && <Trial exam={exam} />}
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
  const waiting = KINDS.filter((kind) => !mayAnnounce(kind, locks))
  const last = runs[0]
  const announce = (kind: Announced): ReactNode => (
    <Button
      key={kind}
      variant={kind === 'final' ? 'filled' : 'default'}
      disabled={waiting.includes(kind)}
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
        <Button variant="default" leftSection={<IconListNumbers size={17} />} onClick={() => onOpen('rank')}>
          {t('rank.action')}
        </Button>
        {KINDS.map(announce)}
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

/** What another minimum would do, in counts alone; nothing changes. */
function Trial({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const [minTotal, setMinTotal] = useState<number | string>(exam.min_total ?? '')
  const { act, busy, answer, error } = useAction({
    run: () => results.simulate(exam.$id, minTotal === '' ? {} : { minTotal: Number(minTotal) }),
    failed: inPlace,
  })
  return (
    <Section title={t('trial.title')} hint={t('trial.hint')}>
      <Stack gap="sm">
        <Group align="end" gap="sm">
          <NumberInput
            label={t('trial.minimum')}
            value={minTotal}
            onChange={setMinTotal}
            min={0}
            max={20}
            decimalScale={2}
            hideControls
            dir="ltr"
            w={200}
          />
          <Button variant="default" leftSection={<IconCalculator size={17} />} loading={busy} onClick={() => act()}>
            {t('trial.action')}
          </Button>
        </Group>
        <Refusal error={error} />
        {answer && <Outcome answer={answer} />}
      </Stack>
    </Section>
  )
}

const COUNTS = ['passedWritten', 'passedOral', 'hired', 'waiting', 'rejected'] as const

function Outcome({ answer }: { answer: Simulation }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  return (
    <Group gap="lg" role="status">
      {COUNTS.map((name) => (
        <Text key={name} size="sm">
          {t(`trial.${name}`)} : <b className="tabular">{formatNumber(answer[name], language)}</b>
        </Text>
      ))}
    </Group>
  )
}
