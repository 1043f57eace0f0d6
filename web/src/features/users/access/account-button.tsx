import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { useConfirm } from '@/ui/confirm'
import { type PageAct, usePageAct } from '@/ui/page-acts'
import type { Question } from '@/ui/question-dialog'
import { toast } from '@/ui/toast'

export interface AccountButtonProps<T> {
  label: string
  /** To which of several it belongs. */
  of?: string | undefined
  /** Asked first where something is lost. */
  question?: Question
  run: () => Promise<T>
  /** What to say when it is done. */
  done: string
  onDone?: ((answer: T) => void) | undefined
  /** As what the palette offers it, where it does. */
  offer?: Pick<PageAct, 'key' | 'of' | 'Icon'>
}

/** Does something with an account; what is refused stays on screen until it is read. */
export function AccountButton<T>({ label, of, question, run, done, onDone, offer }: AccountButtonProps<T>) {
  const { t } = useTranslation('users')
  const confirm = useConfirm()
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: run,
    // Not all of it is an act, and of sessions no answer tells.
    invalidates: 'users',
    onSuccess: (answer) => {
      toast.done(done)
      onDone?.(answer)
    },
    onError: handledHere,
  })
  const press = async () => {
    if (!question || (await confirm(question))) mutate()
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        onClick={press}
        {...(of !== undefined && { 'aria-label': `${label} — ${of}` })}
      >
        {label}
      </Button>
      {offer && <Offer act={{ ...offer, label, press }} />}
      <ErrorDialog summary={summarizeErrors(t('acts.refused'), [{ error }])} onClose={reset} />
    </>
  )
}

function Offer({ act }: { act: PageAct }) {
  usePageAct(act)
  return null
}
