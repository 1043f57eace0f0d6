import { Button, Group, Text } from '@mantine/core'
import { Refusal } from '@/parts/refusal'
import { type Question, useConfirm } from '@/ui/confirm'
import { useAct } from './use-act'
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
  const ask = useConfirm()
  const { act, busy, refused, forget } = useAct()
  const go = async () => {
    if (question && !(await ask(question))) return
    const answer = await act(label, run, done)
    if (answer !== undefined) onDone?.(answer)
  }
  return (
    <Group className={styles.act} justify="space-between" gap="sm">
      <Text size="sm" className={styles.text}>
        {hint}
      </Text>
      <Button variant="default" size="xs" loading={busy !== undefined} onClick={go}>
        {label}
      </Button>
      <Refusal refused={refused} onClose={forget} />
    </Group>
  )
}
