import { IconAlertTriangle, IconEyeCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Candidates } from '@/api/schema.gen'
import { inLanguage } from '@/i18n/names'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import type { Finding } from '../../acts'
import styles from './review.module.css'
import { useReview } from './use-review'

/** What was found by itself: shown, never deciding. */
export default function Findings({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const { data } = useReview(row.$id)
  const ofFiles = data?.files.flatMap(({ findings, labelFr, labelAr }) =>
    findings.map((finding) => ({ finding, of: inLanguage(labelFr, labelAr, language) })),
  )
  const all = [...(data?.findings.map((finding) => ({ finding, of: '' })) ?? []), ...(ofFiles ?? [])]
  return (
    <>
      {data?.secondLook && (
        <Notice tone="info" icon={<IconEyeCheck size={18} aria-hidden="true" />}>
          {t('review.secondLook')}
        </Notice>
      )}
      {all.length > 0 && (
        <ul className={styles.findings} aria-label={t('review.findings')}>
          {all.map(({ finding, of }) => (
            <li key={`${finding.code} ${of}`}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              <FindingBadge finding={finding} of={of} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const KNOWN = [
  'photo_background',
  'pdf_active',
  'pdf_encrypted',
  'pdf_without_page',
  'contested',
  'missing_document',
  'under_age',
  'over_age',
  'same_photo',
  'same_cin',
  'same_file',
  'member_of_committee',
  'kin',
] as const

function FindingBadge({ finding, of }: { finding: Finding; of: string }) {
  const { t } = useTranslation('candidates')
  const known = KNOWN.find((code) => code === finding.code)
  const said = finding.message ?? (known ? t(`findings.${known}`) : finding.code)
  return <StatusBadge tone={finding.tone}>{of ? t('findings.of', { document: of, finding: said }) : said}</StatusBadge>
}
