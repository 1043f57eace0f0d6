import { Button, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicantCodeSent } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import styles from '../apply.module.css'
import { ask } from '../calls'
import type { Applicant } from '../receipt'

interface CodeGateProps {
  who: Applicant
  /** What the code is for: its message says so. */
  purpose: 'correct' | 'appeal'
  title: string
  hint: string
  /** What the button says that sends the code. */
  action: string
  /** What became of what was done before. */
  outcome?: ReactNode
  /** What may be done with the code; `close` asks for another one before anything more. */
  children: (close: () => void) => ReactNode
}

/** What the owner of an application may do alone: with a code that is sent to the address in the file. */
export function CodeGate({ who, purpose, title, hint, action, outcome, children }: CodeGateProps) {
  const { t } = useTranslation('apply')
  // Kept while another code is asked for: what is typed below stays.
  const [sent, setSent] = useState<ApplicantCodeSent>()
  const code = useAction({
    mutationFn: () => ask('candidates.code', { ...who, purpose }),
    onSuccess: setSent,
    onError: handledHere,
  })
  return (
    <section className={styles.exams}>
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      {outcome}
      <ErrorNotice>{code.error === undefined ? undefined : messageOf(code.error)}</ErrorNotice>
      <Button variant="default" onClick={() => code.mutate()} loading={code.isPending}>
        {sent ? t('manage.another') : action}
      </Button>
      {sent && (
        <>
          <Text role="status">{t('manage.sent', { to: sent.to })}</Text>
          {children(() => setSent(undefined))}
        </>
      )}
    </section>
  )
}

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
}

/** The code as it came. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const { t } = useTranslation('apply')
  return (
    <TextInput
      label={t('manage.code')}
      dir="ltr"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
