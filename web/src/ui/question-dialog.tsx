import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Question } from './confirm'
import { Dialog } from './dialog'

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
            {t('cancel')}
          </Button>
          <Button color={question.destructive ? 'red' : undefined} onClick={() => onSettle(true)}>
            {question.action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
