import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './verify.module.css'

/** The code as it is printed under the QR, for those who type it. */
export function CodeForm({ known = '' }: { known?: string }) {
  const { t } = useTranslation('verify')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(known)
  // Who copies the whole address means the code at its end.
  const code = typed.trim().replace(/^.*\//, '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code) void navigate({ to: '/verify/$docId', params: { docId: code } })
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <TextInput
        label={t('code.label')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={256}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!code || code === known}>
        {t('code.submit')}
      </Button>
    </form>
  )
}
