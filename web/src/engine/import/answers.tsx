import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { reasons, typeOf } from '@/api/errors'

const QUESTIONS = { file_encoding_in_doubt: 'encoding', import_day_order_in_doubt: 'dayOrder' } as const

type Answer = { encoding: string } | { dayOrder: string }

/** What a file leaves open: its sender sees what each answer makes of it. */
export function Answers({ error, onAnswer }: { error: unknown; onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation('imports')
  const question = QUESTIONS[typeOf(error) as keyof typeof QUESTIONS]
  if (!question) return null
  return (
    <>
      <Text fw={600} mt="xs">
        {t(`answers.${question}`)}
      </Text>
      <Group mt="xs">
        {reasons(error).map(({ type, message }) => (
          <Button key={type} variant="default" onClick={() => onAnswer({ [question]: type } as Answer)}>
            <bdi>{message}</bdi>&nbsp;(<bdi>{type}</bdi>)
          </Button>
        ))}
      </Group>
    </>
  )
}
