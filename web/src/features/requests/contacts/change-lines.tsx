import { Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { ContactChanges } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import styles from './contacts.module.css'
import { type ContactLine, linesOf, reasonOf } from './lines'

/** What stood, what is asked for, and what was decided of each field. */
export function ChangeLines({ row }: { row: Pick<ContactChanges, 'changes' | 'reasons'> }) {
  const meta = useMeta('employees')
  return (
    <ul className={styles.lines}>
      {linesOf(row).map((line) => (
        <li key={line.field}>
          <b>{labelOf(meta, line.field)}</b>
          <BeforeAfter line={line} />
          <Decision line={line} reason={reasonOf(row, line.field)} />
        </li>
      ))}
    </ul>
  )
}

export function BeforeAfter({ line: { field, before, after } }: { line: ContactLine }) {
  const { t } = useTranslation('requests')
  const isCode = field !== 'address'
  const value = (text: string | null) => (text ? <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi> : EMPTY)
  return (
    <span className={styles.change}>
      <s>
        <VisuallyHidden>{t('contacts.before')} </VisuallyHidden>
        {value(before)}
      </s>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
      <ins>
        <VisuallyHidden>{t('contacts.after')} </VisuallyHidden>
        {value(after)}
      </ins>
    </span>
  )
}

function Decision({ line: { accepted }, reason }: { line: ContactLine; reason?: string | undefined }) {
  const { t } = useTranslation('requests')
  if (accepted === null) return null
  return (
    <Text size="sm" {...(accepted && { c: 'dimmed' })} className={styles.decision}>
      {accepted ? <IconCheck size={15} aria-hidden="true" /> : <IconX size={15} aria-hidden="true" />}
      {accepted ? t('contacts.accepted') : t('contacts.refused', { reason: reason ?? '' })}
    </Text>
  )
}
