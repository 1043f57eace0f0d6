import { Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { FieldMeta } from '@/api/schema-meta'
import type { RefusedForm } from '../refusal'
import { DraftLine } from './draft-line'
import { useLeaveGuard } from './leave-guard'
import { SaveForm } from './save-form'

/** What the form of an act knows of itself (`useActionForm`). */
interface FormState {
  changed: readonly FieldMeta[]
  busy: boolean
  refusal: RefusedForm | undefined
  draft: { at: number; resume: () => void; discard: () => void } | undefined
  isDirty: () => boolean
  giveUp: () => void
}

interface PageFormProps {
  state: FormState
  /** The verb on the button. */
  action: string
  /** Files that have not arrived yet. */
  sending: number
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  className?: string | undefined
  children: ReactNode
}

/** An act with a page of its own: kept as it is typed, asked about on leaving, sent by its bar and by its keys. */
export function PageForm({ state, action, sending, onSubmit, onCancel, className, children }: PageFormProps) {
  const { changed, busy, refusal, draft, isDirty, giveUp } = state
  useLeaveGuard(
    isDirty,
    changed.map(({ label }) => label),
    giveUp,
  )
  return (
    <SaveForm
      onSubmit={onSubmit}
      className={className}
      beginsInField
      bar={{ changed: changed.length, creating: true, busy, sending, action, onCancel, refusal }}
    >
      <Stack>
        {draft && <DraftLine at={draft.at} onResume={draft.resume} onDiscard={draft.discard} />}
        {children}
      </Stack>
    </SaveForm>
  )
}
