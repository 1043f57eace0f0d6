import { Stack } from '@mantine/core'
import type { DocumentToSign } from '@/api/actions.gen'
import { ChainTimeline } from '@/platform/approval/chain-timeline'
import { ActPane, type DecisionScreens } from './act-pane'
import { ApprovalCard } from './approval-card'
import type { DecisionAsked, ShownParts } from './decision'
import { QuestionCard } from './question-card'
import { SignatureCard } from './signature-card'
import type { WaitingItem } from './waiting'

interface PaneProps {
  item: WaitingItem
  parts: ShownParts
  screens: DecisionScreens
  onDecide: (asked: DecisionAsked) => void
  busy: boolean
  onSign: (row: DocumentToSign) => void
}

/** What is decided, with its facts, what was said of it before, and the word that it waits for. */
export function Pane({ item, parts, screens, onDecide, busy, onSign }: PaneProps) {
  switch (item.kind) {
    case 'question':
      return <QuestionCard question={item.question} />
    case 'signature':
      return <SignatureCard row={item.row} busy={busy} onSign={() => onSign(item.row)} />
    case 'act':
      return <ActPane item={item} screens={screens} />
    case 'step': {
      const { step } = item
      return (
        <Stack>
          <ApprovalCard
            step={step}
            Shown={parts[step.collection]}
            onDecide={(decision) => onDecide({ steps: [step], decision })}
          />
          <ChainTimeline collection={step.collection} id={step.subjectId} />
        </Stack>
      )
    }
  }
}
