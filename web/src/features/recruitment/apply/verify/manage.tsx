import { Button, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { fieldRefusals, messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { ask } from '../calls'
import { DocumentLine } from '../form/document-line'
import { codeTyped, correctedDocuments, type Typed, toSend } from '../form/fields'
import { PersonFields } from '../form/person-fields'
import { useDocuments } from '../form/use-documents'
import type { Applicant } from '../receipt'
import { forgetApplication, readApplication } from '../saved-application'
import { CodeField, CodeGate } from './code-gate'

interface ManageProps {
  exam: PublicExam
  who: Applicant
  until: string
  /** Under which conditions documents are asked of the applicant as the file stands. */
  conditions: readonly string[]
  onChanged: () => void
}

/** Corrects or withdraws an application, with a code that its owner is sent. */
export function Manage({ exam, who, until, conditions, onChanged }: ManageProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  return (
    <CodeGate
      who={who}
      purpose="correct"
      title={t('manage.title')}
      hint={t('manage.hint', { at: formatInstant(until, language) })}
      action={t('manage.askCode')}
    >
      {() => <Changes exam={exam} who={who} conditions={conditions} onChanged={onChanged} />}
    </CodeGate>
  )
}

/** Its files go under a ticket of their own. */
const ticketKey = (exam: string) => exam

function Changes({ exam, who, conditions, onChanged }: Omit<ManageProps, 'until'>) {
  const { t } = useTranslation('apply')
  const confirm = useConfirm()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState<Typed>({})
  const set = (name: string, text: string) =>
    setTyped((before) => ({ ...before, [name]: text, ...(name === 'positionId' && { specialtyId: '' }) }))
  const documents = useDocuments(ticketKey(exam.id))
  const given = { ...who, code: codeTyped(code) }
  const over = (text: string) => () => {
    toast.done(text)
    forgetApplication(ticketKey(exam.id))
    onChanged()
  }
  const correct = useAction({
    mutationFn: () => ask('candidates.correct', { ...given, ...toSend(typed), ...ticketOf(exam.id) }),
    onSuccess: over(t('manage.corrected')),
    onError: handledHere,
  })
  const withdraw = useAction({
    mutationFn: () => ask('candidates.withdraw', given),
    onSuccess: over(t('manage.withdrawn')),
    onError: handledHere,
  })
  const failure = correct.error ?? withdraw.error
  const refused = Object.fromEntries(fieldRefusals(correct.error).map(({ field, message }) => [field, message]))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (given.code) correct.mutate()
  }
  const giveUp = async () => {
    if (
      given.code &&
      (await confirm({
        title: t('manage.withdraw'),
        text: t('manage.withdrawAsk'),
        action: t('manage.withdraw'),
        destructive: true,
      }))
    )
      withdraw.mutate()
  }
  return (
    <form onSubmit={send} className={styles.exams}>
      <CodeField value={code} onChange={setCode} />
      <Text size="sm" c="dimmed">
        {t('manage.fieldsHint')}
      </Text>
      <PersonFields exam={exam} typed={typed} set={set} errorOf={(name) => refused[name]} isCorrection />
      <Title order={3} size="h5">
        {t('manage.documents')}
      </Title>
      <ul className={styles.files}>
        {correctedDocuments(exam, typed, conditions).map((document) => (
          <DocumentLine key={document.id} document={document} documents={documents} isMissing={false} />
        ))}
      </ul>
      <ErrorNotice>{failure === undefined ? undefined : messageOf(failure)}</ErrorNotice>
      <div className={styles.row}>
        <Button type="submit" loading={correct.isPending}>
          {t('manage.correct')}
        </Button>
        <Button color="red" variant="default" onClick={() => void giveUp()} loading={withdraw.isPending}>
          {t('manage.withdraw')}
        </Button>
      </div>
    </form>
  )
}

/** The ticket under which other documents came, if any did. */
function ticketOf(exam: string): { ticket?: string } {
  const { ticket, files } = readApplication(exam)
  return ticket && Object.values(files).some((file) => file.done) ? { ticket: ticket.ticket } : {}
}
