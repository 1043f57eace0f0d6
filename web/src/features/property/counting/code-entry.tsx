import { Button, Group, TextInput, UnstyledButton } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './counting.module.css'
import { FastTyping, SILENCE } from './fast-typing'
import type { ExpectedRow } from './judge'

interface CodeEntryProps {
  label: string
  onCode: (code: string) => unknown
  /** What may be meant by what was typed. */
  suggest?: ((typed: string) => readonly ExpectedRow[]) | undefined
  nameOf?: ((bureauId: string | null) => string | undefined) | undefined
}

/** A number that is typed, by a hand scanner with or without Enter or by a hand, which is helped after three signs. */
export function CodeEntry({ label, onCode, suggest, nameOf }: CodeEntryProps) {
  const { t } = useTranslation('counting')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const typing = useRef(new FastTyping())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (code: string) => {
    clearTimeout(timer.current)
    typing.current.take()
    setTyped('')
    if (code.trim()) onCode(code.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell(typed)
  }
  const change = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const isScanner = text.length === typed.length + 1 && typing.current.sign(text.slice(-1), performance.now())
    if (isScanner) timer.current = setTimeout(() => tell(input.current?.value ?? ''), SILENCE)
  }
  const offered = suggest?.(typed) ?? []
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          ref={input}
          flex={1}
          size="md"
          label={label}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          leftSection={<IconBarcode size={20} />}
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="light" disabled={typed.trim() === ''}>
          {t('entry.action')}
        </Button>
      </Group>
      {offered.length > 0 && (
        <ul className={styles.offices} aria-label={t('entry.suggestions')}>
          {offered.map((row) => (
            <li key={row.itemId}>
              <UnstyledButton className={styles.choice} onClick={() => tell(row.itemId)}>
                <span>
                  <bdi>{row.number}</bdi> {row.designation}
                </span>
                <span>{nameOf?.(row.bureauId)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
