import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { inPlace, useAction } from '@/api/use-action'
import { Refusal } from '@/engine/refusal'
import { refusalOf } from '@/engine/refused'
import { useConfirm } from '@/ui/confirm'
import type { Question } from '@/ui/question-dialog'
import { toast } from '@/ui/toast'
import styles from './user-acts.module.css'

interface ActProps<T> {
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
export function Act<T>({ hint, label, question, run, done, onDone }: ActProps<T>) {
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
      <Refusal refused={refusalOf(t('acts.refused'), [{ error }])} onClose={forget} />
    </Group>
  )
}
