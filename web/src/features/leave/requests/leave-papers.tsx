import { useTranslation } from 'react-i18next'
import type { LeaveRequests } from '@/api/schema.gen'
import { PaperFile } from '@/platform/paper/paper-file'
import { Section } from '@/ui/section'

/** The decision that grants a leave, once it was printed. */
export default function LeavePapers({ row }: { row: LeaveRequests }) {
  const { t } = useTranslation('leave')
  if (!row.fileId || !row.docId) return null
  return (
    <Section title={t('papers.decision')} hint={row.refNumber && <span className="ltr">{row.refNumber}</span>}>
      <PaperFile
        fileId={row.fileId}
        docId={row.docId}
        title={`${t('papers.decision')} ${row.refNumber ?? ''}`.trim()}
      />
    </Section>
  )
}
