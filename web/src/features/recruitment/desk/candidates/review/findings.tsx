import { IconAlertTriangle, IconEyeCheck, IconUserEdit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ReviewedFile, ReviewFinding } from '@/api/actions.gen'
import type { Candidates } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './review.module.css'
import { useReview } from './use-review'

/** What was found by itself: shown, never deciding. */
export default function Findings({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const { data } = useReview(row.$id)
  const isDue = data?.secondLook.wanted && data.secondLook.firstById && !data.secondLook.byId
  return (
    <>
      {isDue && (
        <Notice tone="info" icon={<IconEyeCheck size={18} aria-hidden="true" />}>
          {t('review.secondLook')}
        </Notice>
      )}
      {data?.heldById && (
        <Notice tone="warn" icon={<IconUserEdit size={18} aria-hidden="true" />}>
          {t('queue.held')}
        </Notice>
      )}
      {data && data.findings.length > 0 && (
        <ul className={styles.findings} aria-label={t('review.findings')}>
          {data.findings.map((finding) => (
            <li key={`${finding.code} ${finding.documentId ?? ''}`}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              <FindingBadge finding={finding} files={data.files} />
              <Others finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const KNOWN = [
  'document_missing',
  'photo_background',
  'pdf_active',
  'pdf_encrypted',
  'pdf_unusual',
  'pdf_without_page',
  'same_photo',
  'same_card_elsewhere',
  'contests',
  'contested',
  'applied_before',
  'member_card',
  'nationality',
] as const

function FindingBadge({ finding, files }: { finding: ReviewFinding; files: readonly ReviewedFile[] }) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const known = KNOWN.find((code) => code === finding.code)
  const said = finding.text ?? (known ? t(`findings.${known}`) : finding.code)
  const paper = finding.labelFr ? finding : files.find(({ documentId }) => documentId === finding.documentId)
  const of = inLanguage(paper?.labelFr, paper?.labelAr, language) || finding.name
  return <StatusBadge tone={finding.tone}>{of ? t('findings.of', { document: of, finding: said }) : said}</StatusBadge>
}

/** The other applications that a finding is about, to be looked at beside this one. */
function Others({ finding }: { finding: ReviewFinding }) {
  const language = useLanguage()
  return (finding.candidates ?? []).map((other) => (
    <OpenLink key={other.$id} address={paths.candidate(other.$id)}>
      {[inLanguage(other.nameFr, other.nameAr, language), formatDay(other.birth_date, language)].join(' · ')}
    </OpenLink>
  ))
}
