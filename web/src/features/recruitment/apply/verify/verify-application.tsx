import { Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam, PublishedApplication } from '@/api/actions.gen'
import { messageOf, statusOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { ask } from '../calls'
import { westernDigits } from '../form/fields'
import { type Applicant, downloadConvocation, downloadReceipt } from '../receipt'
import { Appeal } from './appeal'
import { openAppeals } from './appeal-times'
import { Manage } from './manage'
import { OwnAppeals } from './own-appeals'
import { OwnMarks } from './own-marks'

/** What was published of an application, for who has its card and its number. */
export function VerifyApplication({ exam, now }: { exam: PublicExam; now: string }) {
  const { t } = useTranslation('apply')
  const [typed, setTyped] = useState<Applicant>({ CIN: '', trackingNumber: '' })
  const {
    mutate,
    isPending,
    data: answer,
    error,
    reset,
  } = useAction({
    mutationFn: (who: Applicant) => ask('candidates.verify', { ...who }),
    onError: handledHere,
  })
  const who = { CIN: westernDigits(typed.CIN).trim(), trackingNumber: typed.trackingNumber.trim() }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (who.CIN && who.trackingNumber) mutate(who)
  }
  if (answer) {
    const again = () => {
      reset()
      setTyped({ CIN: '', trackingNumber: '' })
    }
    return <Answer {...{ exam, now, who, answer }} onAgain={again} onChanged={() => mutate(who)} />
  }
  const text = statusOf(error) === 404 ? t('verify.unknown') : error === undefined ? undefined : messageOf(error)
  return (
    <form onSubmit={send} className={styles.exams}>
      <Text c="dimmed">{t('verify.hint')}</Text>
      <div className={styles.fields}>
        <TextInput
          label={t('form.cin')}
          dir="ltr"
          required
          autoCapitalize="characters"
          autoComplete="off"
          value={typed.CIN}
          onChange={(event) => setTyped({ ...typed, CIN: event.currentTarget.value })}
        />
        <TextInput
          label={t('verify.number')}
          dir="ltr"
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={typed.trackingNumber}
          onChange={(event) => setTyped({ ...typed, trackingNumber: event.currentTarget.value })}
        />
      </div>
      <ErrorNotice>{text}</ErrorNotice>
      <Button type="submit" loading={isPending} fullWidth>
        {t('verify.submit')}
      </Button>
    </form>
  )
}

/** Whoever is summoned finds the convocation here. */
const SUMMONED = ['convoked_written', 'convoked_oral']

const RESULTS = ['written', 'oral', 'final', 'waiting']

/** Whether marks are published of anybody. */
const hasResults = (exam: PublicExam) => exam.lists.some(({ kind }) => RESULTS.includes(kind))

interface AnswerProps {
  exam: PublicExam
  now: string
  who: Applicant
  answer: PublishedApplication
  onAgain: () => void
  onChanged: () => void
}

function Answer({ exam, now, who, answer, onAgain, onChanged }: AnswerProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const receipt = useAction({ mutationFn: () => downloadReceipt(who) })
  const convocation = useAction({ mutationFn: () => downloadConvocation(who) })
  const open = openAppeals(exam.lists, now)
  return (
    <>
      <section role="status">
        <Details>
          <Detail label={t('verify.status')}>
            <strong>{answer.publishedStatus[language]}</strong>
          </Detail>
          {answer.reason && (
            <Detail label={t('verify.reason')}>
              <bdi>{answer.reason}</bdi>
            </Detail>
          )}
          {answer.claims.map(({ claim, state, reason }) => (
            <Detail key={claim} label={t(`verify.claims.${claim}`)}>
              {t(`verify.proofs.${state}`)} {reason && <bdi>({reason})</bdi>}
            </Detail>
          ))}
          {answer.candidateNumber && (
            <Detail label={t('verify.candidateNumber')} ltr>
              {answer.candidateNumber}
            </Detail>
          )}
          {answer.receivedAt && (
            <Detail label={t('verify.received')}>{formatInstant(answer.receivedAt, language)}</Detail>
          )}
        </Details>
      </section>
      <div className={styles.row}>
        {SUMMONED.includes(answer.publishedStatus.word) && (
          <Button onClick={() => convocation.mutate()} loading={convocation.isPending}>
            {t('verify.convocation')}
          </Button>
        )}
        <Button variant="default" onClick={() => receipt.mutate()} loading={receipt.isPending}>
          {t('done.receipt')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('verify.another')}
        </Button>
      </div>
      {hasResults(exam) && <OwnMarks exam={exam} who={who} />}
      <OwnAppeals exam={exam} appeals={answer.appeals} />
      {answer.mayCorrect && (
        <Manage
          exam={exam}
          who={who}
          until={answer.exam.deadline}
          conditions={answer.conditions}
          onChanged={onChanged}
        />
      )}
      {open.size > 0 && <Appeal exam={exam} who={who} open={open} />}
    </>
  )
}
