import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Candidates } from '@/api/schema.gen'
import { RecordDetails, type Values } from '@/engine/record-page/record-details'
import { ErrorState } from '@/engine/resource-table/error-state'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import PublishedWord from '../published-word'
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
