import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { Refusal } from './refusal'

interface StepDialogProps<T> {
  title: string
  /** What will be so afterwards. */
  text: ReactNode
  action: string
  destructive?: boolean
  /** What the reason is called, where one is asked for. */
  reason?: string
  /** Without a reason it is not done. */
  needsReason?: boolean
  /** What it shows before it is made is on its way. */
  loading?: boolean
  children?: ReactNode
  run: (reason: string) => Promise<T>
  onDone: (answer: T) => void
  onClose: () => void
}

/** A step that says first what it changes; all that keeps it from being made is listed. */
export function StepDialog<T>(props: StepDialogProps<T>) {
  const {
    title,
    text,
    action,
    destructive,
    reason: label,
    needsReason = false,
    loading = false,
    children,
    run,
    onDone,
    onClose,
  } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAction({ mutationFn: run, onSuccess: onDone, onError: handledHere })
  const isMissing = needsReason && reason.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) mutate(reason.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text component="div" size="sm">
            {text}
          </Text>
          {children}
          {label && (
            <Textarea
              label={label}
              required={needsReason}
              autosize
              minRows={2}
              maxRows={8}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={isTried && isMissing ? t('required') : undefined}
            />
          )}
          <Refusal error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button type="submit" {...(destructive && { color: 'red' })} loading={isPending || loading}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
