import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { ActRefusal } from '@/api/actions.gen'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { ActOn, Acts } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useLanguage } from '@/ui/use-language'
import { useExamActs } from './use-acts'

type ExamAct = ActOn<'recruitments'>

/** What the server says of an act whose turn is over, or is not the next one: nobody waits for it. */
const NOT_ITS_TURN: readonly string[] = [
  'flow_step_forbidden',
  'exam_list_published',
  'exam_list_too_early',
  'exam_list_provisional_first',
  'exam_seats_before_closing',
  'exam_not_in_marking',
  'marks_not_locked',
  'exam_cancelled',
]

interface ExamActsProps {
  exam: Recruitments
  /** In the order in which their turns come. */
  acts: Acts<'recruitments'>
  /** Whether each that waits is shown, and not only the next one where none is open. */
  each?: boolean
  /** What an act waits for, if not what the server says; nothing of one that is not for this exam. */
  reason?: (act: ExamAct, refusal: ActRefusal) => string | undefined
  /** What is said where there is nothing to do and nothing to wait for. */
  none?: ReactNode
}

const message = (_: ExamAct, { message }: ActRefusal) => message

/** Acts on an exam: those that are open, and one before its turn with what it waits for. */
export function ExamActs({ exam, acts, each = false, reason = message, none }: ExamActsProps) {
  const language = useLanguage()
  const state = useExamActs(exam.$id)
  if (!state) return null
  const ids = Object.keys(acts) as ExamAct[]
  const isAnyOpen = state.open.some((act) => act in acts)
  const waiting = ids.flatMap((act) => {
    const refusal = state.refused[act]
    const why = refusal && !NOT_ITS_TURN.includes(refusal.type) && reason(act, refusal)
    return why ? [{ act, why }] : []
  })
  const shown = each ? waiting : waiting.slice(0, isAnyOpen ? 0 : 1)
  if (!isAnyOpen && shown.length === 0) return none
  return (
    <>
      <ActButtons collection="recruitments" row={exam} acts={acts} state={state} name={titleOf(exam, language)} />
      {shown.map(({ act, why }) => (
        <WaitingAct key={act} act={act} why={why} />
      ))}
    </>
  )
}

/** An act before its turn: not offered, and with what it waits for. */
export function WaitingAct({ act, why }: { act: ExamAct; why: string }) {
  const { label } = useActMeta('recruitments', act)
  const id = useId()
  return (
    <Stack gap={2}>
      <Button disabled aria-describedby={id}>
        {label}
      </Button>
      <Text id={id} size="xs" c="dimmed">
        {why}
      </Text>
    </Stack>
  )
}
