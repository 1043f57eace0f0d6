import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import styles from '../apply.module.css'
import { ask } from '../calls'
import { readApplication } from '../saved-application'
import { CodeField } from '../verify/code-gate'
import { type Typed, toSend } from './fields'

interface ContactCodeProps {
  exam: string
  typed: Typed
  code: string
  onChange: (code: string) => void
}

/** Asked for where many applications came from one network today: a code, sent to the address that the application names. */
export function ContactCode({ exam, typed, code, onChange }: ContactCodeProps) {
  const { t } = useTranslation('apply')
  const sending = useAction({
    mutationFn: () => {
      const { email, phone } = toSend(typed)
      const { ticket } = readApplication(exam).ticket ?? {}
      return ask('candidates.contactCode', { ticket, email, phone })
    },
    onError: handledHere,
  })
  const to = sending.data?.to
  return (
    <section className={styles.exams}>
      <ErrorNotice>{sending.error === undefined ? undefined : messageOf(sending.error)}</ErrorNotice>
      <Button variant="default" onClick={() => sending.mutate()} loading={sending.isPending}>
        {to ? t('manage.another') : t('manage.askCode')}
      </Button>
      {to && (
        <>
          <Text role="status">{t('manage.sent', { to })}</Text>
          <CodeField value={code} onChange={onChange} />
        </>
      )}
    </section>
  )
}
