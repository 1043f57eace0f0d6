import { Button, NativeSelect, Text, Textarea, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { inPlace, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { ask } from '../calls'
import type { PublicExam } from '../exams'
import { westernDigits } from '../form/fields'
import type { Applicant } from '../receipt'
import type { AppealAbout } from './appeal-times'

interface AppealProps {
  exam: PublicExam
  who: Applicant
  open: ReadonlyMap<AppealAbout, string>
}

/** The longest text that is taken, in characters. */
const LONGEST = 5000

/** An appeal, filed with a code that its author is sent. */
export function Appeal({ exam, who, open }: AppealProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const [filedAt, setFiledAt] = useState<string>()
  const code = useAction({
    run: () => ask<{ to: string }>('candidates.code', { ...who, purpose: 'appeal' }),
    failed: inPlace,
  })
  const until = [...open.values()].sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? ''
  return (
    <section className={styles.exams}>
      <div>
        <Title order={2} size="h4">
          {t('appeal.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('appeal.hint', { at: formatInstant(until, language) })}
        </Text>
      </div>
      {filedAt && (
        <Notice tone="info" title={t('appeal.filed')}>
          {t('appeal.filedAt', { at: formatInstant(filedAt, language) })}
        </Notice>
      )}
      <ErrorNotice>{code.error === undefined ? undefined : messageOf(code.error)}</ErrorNotice>
      {!code.answer && (
        <Button variant="default" onClick={() => code.act()} loading={code.busy}>
          {t('appeal.begin')}
        </Button>
      )}
      {code.answer && (
        <>
          <Text role="status">{t('manage.sent', { to: code.answer.to })}</Text>
          <AppealForm
            exam={exam}
            who={who}
            open={open}
            onFiled={(at) => {
              setFiledAt(at)
              code.forget()
            }}
          />
        </>
      )}
    </section>
  )
}

function AppealForm({ exam, who, open, onFiled }: AppealProps & { onFiled: (at: string) => void }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const subjects = [...open.keys()]
  const [about, setAbout] = useState<AppealAbout>(subjects[0] ?? 'mark')
  const [test, setTest] = useState(exam.tests[0]?.id ?? '')
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const file = useAction({
    run: () =>
      ask<{ filedAt: string }>('candidates.appeal', {
        ...who,
        code: westernDigits(code).trim(),
        about,
        text: text.trim(),
        ...(about === 'mark' && { examTestId: test }),
      }),
    done: ({ filedAt }) => onFiled(filedAt),
    failed: inPlace,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && code.trim()) file.act()
  }
  return (
    <form onSubmit={send} className={styles.exams}>
      <NativeSelect
        label={t('appeal.about')}
        data={subjects.map((value) => ({ value, label: t(`appeal.subjects.${value}`) }))}
        value={about}
        onChange={(event) => setAbout(event.currentTarget.value as AppealAbout)}
      />
      {about === 'mark' && (
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
      <TextInput
        label={t('manage.code')}
        dir="ltr"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <ErrorNotice>{file.error === undefined ? undefined : messageOf(file.error)}</ErrorNotice>
      <Button type="submit" loading={file.busy}>
        {t('appeal.send')}
      </Button>
    </form>
  )
}
