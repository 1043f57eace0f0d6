import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { inPlace, useAction } from '@/api/use-action'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { useConfirm } from '@/ui/confirm'
import type { Question } from '@/ui/question-dialog'
import { toast } from '@/ui/toast'
import styles from './account-action.module.css'

interface AccountActionProps<T> {
  hint: string
  label: string
  /** Asked first where something is lost. */
  question?: Question
  run: () => Promise<T>
  /** What to say when it is done. */
  done: string
  onDone?: (answer: T) => void
}

/** One thing that can be done with an account: what it is for, and the button. */
export function AccountAction<T>({ hint, label, question, run, done, onDone }: AccountActionProps<T>) {
  const { t } = useTranslation('users')
  const confirm = useConfirm()
  const { act, busy, error, forget } = useAction({
    run,
    touches: 'users',
    done: (answer) => {
      toast.done(done)
      onDone?.(answer)
    },
    failed: inPlace,
  })
  const go = async () => {
    if (!question || (await confirm(question))) act()
  }
  return (
    <Group className={styles.act} justify="space-between" gap="sm">
      <Text size="sm" className={styles.text}>
        {hint}
      </Text>
      <Button variant="default" size="xs" loading={busy} onClick={go}>
        {label}
      </Button>
      <ErrorDialog summary={summarizeErrors(t('acts.refused'), [{ error }])} onClose={forget} />
    </Group>
  )
}
