import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DocumentRequests } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'
import { STAGES } from '../desk/state'
import styles from './own.module.css'

/** How far a request has come: a bar of five parts, of which the last one reached is named. */
export function Stages({ row }: { row: Pick<DocumentRequests, 'step' | 'status'> }) {
  const { t } = useTranslation('requests')
  const meta = useMeta('documentRequests')
  const reached = STAGES.indexOf(row.step)
  const isOver = row.status === 'rejected' || row.status === 'cancelled'
  return (
    <ol className={styles.stages} aria-label={t('own.stages')} data-over={isOver || undefined}>
      {STAGES.map((stage, at) => (
        <li key={stage} data-reached={at <= reached || undefined} aria-current={at === reached ? 'step' : undefined}>
          <span>{optionLabel(meta, 'step', stage)}</span>
          {at <= reached && <VisuallyHidden>{t('own.reached')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
