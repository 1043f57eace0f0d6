import { useTranslation } from 'react-i18next'
import type { LeaveRequests } from '@/api/schema.gen'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { Section } from '@/ui/section'

/** The decision that grants a leave, once it was printed: as it was made, and with the signatures of its chain. */
export default function LeavePapers({ row }: { row: LeaveRequests }) {
  const { t } = useTranslation('leave')
  if (!row.fileId || !row.docId) return null
  return (
    <Section title={t('papers.decision')} hint={row.refNumber && <span className="ltr">{row.refNumber}</span>}>
      <PaperCopies row={row} title={t('papers.decision')} />
    </Section>
  )
}
