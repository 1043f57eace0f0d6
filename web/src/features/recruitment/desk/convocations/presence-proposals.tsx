import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PresenceProposal } from '@/api/actions.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'
import { standingQuery } from './presence-lists'

interface PresenceProposalsProps {
  test: string
  /** Takes proposals up in the minutes that correct the sheet. */
  onTake: (proposals: readonly PresenceProposal[]) => void
}

/** What came from telephones after the sheet of a test was closed: minutes take it up, or it is put aside with a reason. */
export function PresenceProposals({ test, onTake }: PresenceProposalsProps) {
  const { t } = useTranslation('exam-door')
  const language = useLanguage()
  const { data } = useQuery(standingQuery(test))
  const dismiss = useActMeta('presenceScans', 'presenceScans.dismiss')
  const [aside, setAside] = useState<PresenceProposal>()
  const proposals = data?.proposals ?? []
  if (proposals.length === 0) return null
  return (
    <>
      <Notice
        tone="warn"
        title={t('proposals.title')}
        action={
          <Button size="xs" onClick={() => onTake(proposals)}>
            {t('proposals.take')}
          </Button>
        }
      >
        {t('proposals.hint')}
      </Notice>
      <ItemList label={t('proposals.title')}>
        {proposals.map((proposal) => (
          <Item
            key={proposal.id}
            order={3}
            name={
              <>
                <bdi>{proposal.candidateNumber}</bdi> {inLanguage(proposal.nameFr, proposal.nameAr, language)}
              </>
            }
            actions={
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={() => setAside(proposal)}>
                  {dismiss.label}
                </Button>
              </Group>
            }
          >
            <Text size="sm" c="dimmed">
              {t(proposal.present ? 'proposals.present' : 'proposals.absent', {
                at: formatInstant(proposal.at, language),
                holder: proposal.holder ?? '',
              })}
            </Text>
          </Item>
        ))}
      </ItemList>
      {aside && (
        <StepDialog
          title={dismiss.title ?? dismiss.label}
          text={dismiss.text}
          action={dismiss.label}
          destructive
          reason={t('proposals.reason')}
          needsReason
          run={(reason) => act('presenceScans.dismiss', { presenceScanId: aside.id, reason })}
          onDone={() => setAside(undefined)}
          onClose={() => setAside(undefined)}
        />
      )}
    </>
  )
}
