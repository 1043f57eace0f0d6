import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRefresh, useRights } from '@/api/hooks'
import {
  EMPLOYEE_PAPERS,
  type EmployeePaper,
  type Issued,
  issueCertificate,
  PAPER_MODES,
  type PaperMode,
} from '@/api/papers'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import { employeeName } from '../columns'
import { PaperFile } from './paper-file'
import styles from './papers.module.css'

interface IssueDialogProps {
  row: Employees
  onClose: () => void
}

/** Which paper, in which language; then what came of it. */
export default function IssueDialog({ row, onClose }: IssueDialogProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const [kind, setKind] = useState<EmployeePaper>('work_certificate')
  const [mode, setMode] = useState<PaperMode>(language === 'ar' ? 'ar' : 'fr')
  const { issue, issued, busy, error } = useIssue()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void issue({ employeeId: row.$id, kind, language: mode })
  }
  if (issued) return <Done issued={issued} title={t(`kinds.${kind}`)} onClose={onClose} />
  return (
    <Dialog title={t('issue.title', { name: employeeName(row, language) })} onClose={onClose}>
      <form onSubmit={send}>
        <Stack>
          <Radio.Group label={t('issue.kind')} value={kind} onChange={(next) => setKind(next as EmployeePaper)}>
            <Stack gap={8} mt={6}>
              <Kinds />
            </Stack>
          </Radio.Group>
          <Radio.Group label={t('issue.language')} value={mode} onChange={(next) => setMode(next as PaperMode)}>
            <Group gap="lg" mt={6}>
              {PAPER_MODES.map((one) => (
                <Radio key={one} value={one} label={t(`modes.${one}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            {t('issue.hint')}
          </Text>
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={t('issue.refused')}>
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={busy}>
              {t('issue.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
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

function useIssue() {
  const refresh = useRefresh()
  const [issued, setIssued] = useState<Issued>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const issue = async (order: Parameters<typeof issueCertificate>[0]) => {
    setBusy(true)
    setError(undefined)
    try {
      setIssued(await issueCertificate(order))
      await refresh('authenticDocuments')
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  return { issue, issued, busy, error }
}

function Done({ issued, title, onClose }: { issued: Issued; title: string; onClose: () => void }) {
  const { t } = useTranslation('papers')
  return (
    <Dialog title={t('issue.done')} onClose={onClose}>
      <Stack>
        <div className={styles.done} role="status">
          <IconRosetteDiscountCheck size={40} stroke={1.5} aria-hidden="true" />
          <div>
            <Text>{title}</Text>
            <Text className={styles.number}>
              <span className="ltr">{issued.refNumber}</span>
            </Text>
          </div>
        </div>
        <PaperFile fileId={issued.fileId} docId={issued.docId} title={`${title} ${issued.refNumber}`} />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
