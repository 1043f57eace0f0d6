import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { EMPLOYEE_PAPERS, type EmployeePaper } from '@/api/papers'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { useLanguage } from '@/ui/use-language'

interface IssueCertificateProps {
  row: Employees
  onClose: () => void
}

/** Which paper of an employee, in which language. */
export default function IssueCertificate({ row, onClose }: IssueCertificateProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const [kind, setKind] = useState<EmployeePaper>('work_certificate')
  return (
    <IssueDialog
      title={t('issue.title', { name: titleOf(row, language) })}
      paper={t(`kinds.${kind}`)}
      issue={(mode) => act('employees.certificate', { employeeId: row.$id, kind, language: mode })}
      onClose={onClose}
    >
      <Radio.Group label={t('issue.kind')} value={kind} onChange={(next) => setKind(next as EmployeePaper)}>
        <Stack gap={8} mt={6}>
          <Kinds />
        </Stack>
      </Radio.Group>
    </IssueDialog>
  )
}

/** What somebody earns is for human resources alone. */
function Kinds() {
  const { t } = useTranslation('papers')
  const seesPay = holds(useRights(), 'rh-managements', 'update')
  return EMPLOYEE_PAPERS.filter((kind) => seesPay || kind !== 'salary_certificate').map((kind) => (
    <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} description={t(`kindHints.${kind}`)} />
  ))
}
