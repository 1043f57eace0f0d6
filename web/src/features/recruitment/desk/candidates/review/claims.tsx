import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CandidateClaim, CandidateReview, ProofState } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { Candidates } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { Section } from '@/ui/section'
import { StatusBadge, type Tone } from '@/ui/status-badge'

const ProveDialog = lazy(() => import('./prove-dialog'))

const TONES: Record<ProofState, Tone> = { undecided: 'warn', proved: 'good', not: 'bad' }

/** What is claimed and counts only once it is proved: decided beside the papers, apart from admission. */
export function Claims({ row, review }: { row: Candidates; review: CandidateReview }) {
  const { t } = useTranslation('candidates')
  if (review.claims.length === 0) return null
  return (
    <Section title={t('claims.title')} hint={t('claims.hint')}>
      {review.claims.map((claim) => (
        <OneClaim key={claim.claim} row={row} claim={claim} />
      ))}
    </Section>
  )
}

function OneClaim({ row, claim }: { row: Candidates; claim: CandidateClaim }) {
  const { t } = useTranslation('candidates')
  const meta = useMeta('candidates')
  const isOpen = useIsOpen('candidates', row.$id)
  const [asked, setAsked] = useState<'proved' | 'not'>()
  const name =
    claim.claim === 'ground'
      ? optionLabel(meta, 'ground', claim.ground ?? '')
      : t('claims.service', { months: claim.serviceMonths })
  return (
    <div>
      <Text size="sm">
        {name} <StatusBadge tone={TONES[claim.state]}>{t(`claims.states.${claim.state}`)}</StatusBadge>
      </Text>
      {claim.reason && (
        <Text size="sm" c="dimmed">
          <bdi>{claim.reason}</bdi>
        </Text>
      )}
      {isOpen('candidates.prove') && (
        <Group gap="xs" mt={4}>
          {claim.state !== 'proved' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCheck size={15} />}
              onClick={() => setAsked('proved')}
            >
              {t('claims.proved')}
            </Button>
          )}
          {claim.state !== 'not' && (
            <Button size="xs" variant="default" leftSection={<IconX size={15} />} onClick={() => setAsked('not')}>
              {t('claims.not')}
            </Button>
          )}
        </Group>
      )}
      <Suspense>
        {asked && (
          <ProveDialog id={row.$id} claim={claim.claim} state={asked} name={name} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
