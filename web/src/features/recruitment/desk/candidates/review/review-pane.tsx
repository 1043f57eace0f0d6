import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CandidateReview } from '@/api/actions.gen'
import type { Candidates } from '@/api/schema.gen'
import { RecordDetails, type Values } from '@/engine/record-page/record-details'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { useLanguage } from '@/ui/use-language'
import PublishedWord from '../published-word'
import { Claims } from './claims'
import { Papers } from './papers'
import styles from './review.module.css'
import { useReview } from './use-review'

const APPLICATION = [
  'recruitmentId',
  'positionId',
  'specialtyId',
  'candidateNumber',
  'ground',
  'serviceMonths',
  'accommodation',
  'source',
  'submittedAt',
  'receivedOn',
  'contestsId',
] as const
const PERSON = [
  'nameFr',
  'nameAr',
  'CIN',
  'birth_date',
  'birth_place',
  'sex',
  'nationality',
  'diploma',
  'region',
  'phone',
  'email',
  'address',
] as const
const DECISION = [
  'status',
  'elimination_reason',
  'publishedStatus',
  'withdrawnAt',
  'declinedAt',
  'hiredEmployeeId',
] as const
const SHOWN: Values<'candidates'> = { publishedStatus: (row) => <PublishedWord row={row} /> }

/** Of what need not be there, that which is. */
function filledOf<F extends keyof Candidates>(row: Candidates, fields: readonly F[]): F[] {
  return fields.filter((name) => row[name] !== null && row[name] !== '')
}

/** What the exam asks beside what was given: the diploma, and the age on the day that counts. */
function AskedDiploma({ row, review: { asked } }: { row: Candidates; review: CandidateReview }) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const bounds = [
    asked.leastAge !== null && t('asked.least', { age: asked.leastAge }),
    asked.mostAge !== null && t('asked.most', { age: asked.mostAge }),
    asked.mostAge !== null && asked.extendedAge !== null && t('asked.extended', { age: asked.extendedAge }),
  ].filter((one) => one !== false)
  return (
    <DetailsCard title={t('asked.title')}>
      <Detail label={t('asked.diploma')}>{inLanguage(asked.diplomaFr, asked.diplomaAr, language)}</Detail>
      <Detail label={t('asked.given')}>{row.diploma}</Detail>
      <Detail label={t('asked.age', { on: formatDay(asked.ageOn, language) })}>
        {t('asked.years', { age: asked.age })}
        {bounds.length > 0 && ` (${bounds.join(' · ')})`}
      </Detail>
    </DetailsCard>
  )
}

/** What somebody applied with, beside the papers they handed in. */
export default function ReviewPane({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const { data, error, isPending, refetch } = useReview(row.$id)
  return (
    <div className={styles.review}>
      <div className={styles.facts}>
        <RecordDetails
          collection="candidates"
          record={row}
          title={t('groups.application')}
          fields={filledOf(row, APPLICATION)}
        />
        {data && <Claims row={row} review={data} />}
        {data && <AskedDiploma row={row} review={data} />}
        <RecordDetails collection="candidates" record={row} title={t('groups.person')} fields={PERSON} />
        <RecordDetails
          collection="candidates"
          record={row}
          title={t('groups.decision')}
          fields={filledOf(row, DECISION)}
          values={SHOWN}
        />
        {data?.trackingNumber && (
          <DetailsCard title={t('groups.secret')}>
            <Detail label={t('review.tracking')} ltr>
              {data.trackingNumber}
            </Detail>
          </DetailsCard>
        )}
      </div>
      <div className={styles.papers}>
        {isPending && <Skeleton height="100%" />}
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && <Papers key={row.$id} files={data.files} />}
      </div>
    </div>
  )
}
