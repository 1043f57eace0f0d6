import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog'

export interface Question {
  title: string
  /** Names what will be lost. */
  text: ReactNode
  /** The verb on the button: what will be done, not “yes”. Absent where nothing can be done. */
  action?: string
  destructive?: boolean
}

interface QuestionDialogProps {
  question: Question
  onSettle: (yes: boolean) => void
}

export default function QuestionDialog({ question, onSettle }: QuestionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog onClose={() => onSettle(false)} title={question.title}>
      <Stack>
        <Text component="div">{question.text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onSettle(false)} data-autofocus>
            {t(question.action ? 'cancel' : 'close')}
          </Button>
          {question.action && (
            <Button {...(question.destructive && { color: 'red' })} onClick={() => onSettle(true)}>
              {question.action}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
