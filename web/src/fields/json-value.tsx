import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY } from '@/i18n/format'

/** A value of no declared shape, or its writing in a form, as words: facts by their names, one thing of a list after the other. */
export function JsonValue({ value }: { value: unknown }) {
  const { t } = useTranslation('parts')
  return <Words value={readJson(value)} yes={t('form.yes')} no={t('form.no')} />
}

interface WordsProps {
  value: unknown
  yes: string
  no: string
}

function Words({ value, ...said }: WordsProps): ReactNode {
  if (value === null || value === undefined || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? said.yes : said.no
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>
  const facts = Object.entries(value)
  if (facts.length === 0) return EMPTY
  return facts.map(([name, fact]) => (
    <div key={name}>
      {!Array.isArray(value) && (
        <>
          <bdi>{name}</bdi>
          {' : '}
        </>
      )}
      <Words value={fact} {...said} />
    </div>
  ))
}

/** A value as it is, or what its writing in a form says. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
