import { Button, Text } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { ErrorNotice } from '@/engine/error-notice'
import { Notice } from '@/ui/notice'
import { useCountdown } from '@/ui/use-countdown'
import styles from '../apply.module.css'
import { DocumentLine } from './document-line'
import { askedDocuments, wrongFields } from './fields'
import { PersonFields } from './person-fields'
import { useApplication } from './use-application'
import { useDocuments } from './use-documents'

const ContactCode = lazy(() => import('./contact-code').then((all) => ({ default: all.ContactCode })))
const success = () => import('./success').then((all) => ({ default: all.Success }))
const Success = lazy(success)

interface ApplicationFormProps {
  exam: PublicExam
  onFollow: () => void
}

/** The form of an application: what is typed stays on the device, files go up while one types. */
export function ApplicationForm({ exam, onFollow }: ApplicationFormProps) {
  const { t } = useTranslation(['apply', 'common'])
  const application = useApplication(exam.id)
  const documents = useDocuments(exam.id)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const asked = askedDocuments(exam, application.typed)
  const wrong = wrongFields(application.typed)
  const isMissing = (id: string) => documents.states[id]?.state !== 'done'
  const isSending = asked.some(({ id }) => documents.states[id]?.state === 'sending')
  const problem = problemOf(wrong, asked.filter(({ id }) => isMissing(id)).length, isSending)
  const errorOf = (name: string) => {
    const slip = wrong[name]
    return application.refused[name] ?? (tried && slip ? t(`wrong.${slip}`) : undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem) await application.submit()
    // The first thing that is wrong is where one goes on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  // It shows a number once: it is there before the number is, whatever becomes of the line meanwhile.
  useEffect(() => void success().catch(() => undefined), [])
  if (application.receipt)
    return (
      <Suspense>
        <Success exam={exam} receipt={application.receipt} onFollow={onFollow} />
      </Suspense>
    )
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.exams}>
      <PersonFields exam={exam} typed={application.typed} set={application.set} errorOf={errorOf} />
      <section className={styles.group}>
        <h2 className={styles.legend}>{t('form.files')}</h2>
        <ul className={styles.files}>
          {asked.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              documents={documents}
              isMissing={tried && isMissing(document.id)}
            />
          ))}
        </ul>
        {documents.isWorking && (
          <div role="status">
            <Notice tone="info">{t('form.working')}</Notice>
          </div>
        )}
      </section>
      {tried && <ErrorNotice>{problem && t(problem)}</ErrorNotice>}
      {!problem && <Failure {...application.failure} />}
      <Suspense>
        {application.code !== undefined && (
          <ContactCode
            exam={exam.id}
            typed={application.typed}
            code={application.code}
            onChange={application.setCode}
          />
        )}
      </Suspense>
      <Button type="submit" size="lg" fullWidth loading={application.isBusy}>
        {t('form.submit')}
      </Button>
      <div className={styles.row}>
        <Text size="sm" c="dimmed">
          {t('form.clearHint')}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            application.clear()
            documents.forget()
            setTried(false)
          }}
        >
          {t('form.clear')}
        </Button>
      </div>
    </form>
  )
}

/** Why the form cannot be handed in yet. */
function problemOf(wrong: Record<string, string>, missing: number, isSending: boolean) {
  if (Object.keys(wrong).length > 0) return 'form.fix'
  if (isSending) return 'wrong.sending'
  return missing > 0 ? 'wrong.documents' : undefined
}

function Failure({ text, wait }: { text?: string; wait?: number | undefined }) {
  return wait ? <Wait key={wait} text={text} wait={wait} /> : <ErrorNotice>{text}</ErrorNotice>
}

/** The server has no room for a while: how long counts down. */
function Wait({ text, wait }: { text?: string | undefined; wait: number }) {
  const { t } = useTranslation('apply')
  const { remaining, start } = useCountdown(wait)
  const begin = useRef(start)
  useEffect(() => begin.current(), [])
  return <ErrorNotice>{remaining > 0 ? `${text} ${t('form.wait', { count: remaining })}` : text}</ErrorNotice>
}
