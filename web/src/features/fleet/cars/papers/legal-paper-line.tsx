import { Button, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CarLegalDocuments } from '@/api/schema.gen'
import { formatAmount } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { Validity } from '../badges'
import { ValidUntil } from './paper-cards'
import styles from './papers.module.css'
import { useTypeLabel } from './use-type-label'

const FileValue = lazy(() => import('@/fields/file-field/file-value'))

interface PaperLineProps {
  row: CarLegalDocuments
  name: string
  onOpen: () => void
}

/** One paper of a year: whether it holds, its copy, and the way to the rest of it. */
export function PaperLine({ row, name, onOpen }: PaperLineProps) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const typeLabel = useTypeLabel()
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <span className={styles.type}>
          {typeLabel(row.documentType)} <Validity status={row.status} />
        </span>
        <Text size="sm" c="dimmed" component="div">
          <ValidUntil paper={row} />
          {row.provider && (
            <>
              {' · '}
              <bdi>{row.provider}</bdi>
            </>
          )}
          {row.cost !== null && (
            <>
              {' · '}
              {t('amount', { amount: formatAmount(row.cost, language) })}
            </>
          )}
        </Text>
      </div>
      {row.fileId ? (
        <Suspense fallback="…">
          <FileValue bucket="legal-documents" id={row.fileId} />
        </Suspense>
      ) : (
        <StatusBadge tone="warn">{t('papers.noCopy')}</StatusBadge>
      )}
      <Button size="xs" variant="default" aria-label={t('papers.openNamed', { name })} onClick={onOpen}>
        {t('papers.open')}
      </Button>
    </li>
  )
}
