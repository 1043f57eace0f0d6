import { Button, Card, Stack, Text, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PendingOpinion } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { titleOfStep } from './decision'
import styles from './inbox.module.css'

/** An opinion that somebody who decides asks for; it is given once. */
export function QuestionCard({ question }: { question: PendingOpinion }) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const [opinion, setOpinion] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('approvals.answer', { id: question.id, opinion }),
    onSuccess: () => toast.done(t('answer.done')),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (opinion.trim()) mutate()
  }
  return (
    <Card withBorder padding="md" className={styles.card}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <div>
            <Title order={2} size="h4">
              {t('answer.title', { name: question.employee ?? '' })}
            </Title>
            <Text size="sm" c="dimmed">
              {titleOfStep(question, t('cancellation'))} · {formatInstant(question.askedAt, language)}
            </Text>
          </div>
          <Text size="sm" className={styles.asked}>
            {question.question}
          </Text>
          <FailureNotice error={error} />
          <Textarea
            label={t('answer.label')}
            required
            autosize
            minRows={2}
            dir="auto"
            value={opinion}
            onChange={(event) => setOpinion(event.currentTarget.value)}
            error={isTried && !opinion.trim() ? t('required', { ns: 'common' }) : undefined}
          />
          <div>
            <Button type="submit" loading={isPending}>
              {t('answer.action')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
