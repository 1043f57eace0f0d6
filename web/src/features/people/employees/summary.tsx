import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useReadable } from '@/api/hooks'
import type { Employees } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { Can } from '@/engine/can'
import { OpenLink } from '@/fields/open-link'
import { EMPTY } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink } from '@/ui/links'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import styles from './summary.module.css'

/** What a file must hold so that papers and attendance can be made from it. */
const NEEDED = [
  'CIN',
  'N_PERS_ACT',
  'DATN',
  'FONCTION',
  'annexe',
  'recruitmentDate',
  'phone',
  'photoId',
  'cinFileId',
] as const

/** The fields without which a file is not whole, of those that its reader sees. */
export function missingFields(row: Partial<Employees>, readable: ReadonlySet<string>): string[] {
  return NEEDED.filter((field) => readable.has(field) && (row[field] ?? '') === '')
}

/** What a clerk asks first of a person: who, where, and whether the file is in order; on a phone a line, which unfolds. */
export function Summary({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const places = [row.annexeDoc, row.service, row.bureau].map((place) => nameOf(place, language)).filter(Boolean)
  const job = nameOf(row.jobTitle, language) || row.FONCTION
  const grade = row.grade === row.FONCTION ? '' : nameOf(row.gradeDoc, language) || row.grade
  const identity = [grade, row.CIN, row.N_PERS_ACT].filter(Boolean).map(String)
  const { manager } = row
  const small = useSmall()
  const answers = (
    <dl className={styles.summary}>
      <Answer
        question={t('summary.who')}
        more={identity.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      >
        {job || EMPTY}
      </Answer>
      <Answer
        question={t('summary.where')}
        more={
          manager && (
            <>
              {t('summary.manager')}{' '}
              <OpenLink address={manager.$id ? paths.employee(manager.$id) : undefined}>
                {titleOf(manager, language)}
              </OpenLink>
            </>
          )
        }
      >
        {places.join(' · ') || EMPTY}{' '}
        <Can verb="create" collection="assignments">
          <AnchorLink {...linkTo(paths.newAssignment({ employee: row.$id }))} size="sm">
            {t('summary.move')}
          </AnchorLink>
        </Can>
      </Answer>
      <Order row={row} />
    </dl>
  )
  if (!small) return answers
  return (
    <details className={styles.folded}>
      <summary>{[job, places[0]].filter(Boolean).join(' · ') || t('summary.who')}</summary>
      {answers}
    </details>
  )
}

function Order({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const meta = useMeta('employees')
  const missing = missingFields(row, useReadable('employees'))
  if (missing.length === 0)
    return (
      <Answer question={t('summary.order')}>
        <StatusBadge tone="good">{t('summary.complete')}</StatusBadge>
      </Answer>
    )
  return (
    <Answer question={t('summary.order')} more={missing.map((field) => labelOf(meta, field)).join(t('summary.comma'))}>
      <StatusBadge tone="warn">{t('summary.missing', { count: missing.length })}</StatusBadge>
    </Answer>
  )
}

interface AnswerProps {
  question: string
  children: ReactNode
  more?: ReactNode
}

function Answer({ question, children, more }: AnswerProps) {
  return (
    <div>
      <dt>{question}</dt>
      <dd className={styles.answer}>{children}</dd>
      {more && <dd className={styles.more}>{more}</dd>}
    </div>
  )
}
