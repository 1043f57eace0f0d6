import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppealSubject, PublicExam } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { ask } from '../calls'
import { codeTyped } from '../form/fields'
import type { Applicant } from '../receipt'
import { isOfTest } from './appeal-times'
import { CodeField, CodeGate } from './code-gate'

interface AppealProps {
  exam: PublicExam
  who: Applicant
  open: ReadonlyMap<AppealSubject, string>
}

/** The longest text that is taken, in characters. */
const LONGEST = 5000

/** An appeal, filed with a code that its author is sent. */
export function Appeal({ exam, who, open }: AppealProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const [filedAt, setFiledAt] = useState<string>()
  const until = [...open.values()].sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? ''
  return (
    <CodeGate
      who={who}
      purpose="appeal"
      title={t('appeal.title')}
      hint={t('appeal.hint', { at: formatInstant(until, language) })}
      action={t('appeal.begin')}
      outcome={
        filedAt && (
          <Notice tone="info" title={t('appeal.filed')}>
            {t('appeal.filedAt', { at: formatInstant(filedAt, language) })}
          </Notice>
        )
      }
    >
      {(close) => (
        <AppealForm
          exam={exam}
          who={who}
          open={open}
          onFiled={(at) => {
            setFiledAt(at)
            close()
          }}
        />
      )}
    </CodeGate>
  )
}

function AppealForm({ exam, who, open, onFiled }: AppealProps & { onFiled: (at: string) => void }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const subjects = [...open.keys()]
  const [about, setAbout] = useState<AppealSubject>(subjects[0] ?? 'mark')
  const [test, setTest] = useState(exam.tests[0]?.id ?? '')
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const file = useAction({
    mutationFn: () =>
      ask('candidates.appeal', {
        ...who,
        code: codeTyped(code),
        about,
        text: text.trim(),
        ...(isOfTest(about) && { examTestId: test }),
      }),
    onSuccess: ({ filedAt }) => onFiled(filedAt),
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && code.trim()) file.mutate()
  }
  return (
    <form onSubmit={send} className={styles.exams}>
      <NativeSelect
        label={t('appeal.about')}
        data={subjects.map((value) => ({ value, label: t(`appeal.subjects.${value}`) }))}
        value={about}
        onChange={(event) => setAbout(event.currentTarget.value as AppealSubject)}
      />
      {isOfTest(about) && (
        <NativeSelect
          label={t('appeal.test')}
          data={exam.tests.map((one) => ({ value: one.id, label: inLanguage(one.labelFr, one.labelAr, language) }))}
          value={test}
          onChange={(event) => setTest(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={t('appeal.text')}
        required
        autosize
        minRows={4}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <CodeField value={code} onChange={setCode} />
      <ErrorNotice>{file.error === undefined ? undefined : messageOf(file.error)}</ErrorNotice>
      <Button type="submit" loading={file.isPending}>
        {t('appeal.send')}
      </Button>
    </form>
  )
}
