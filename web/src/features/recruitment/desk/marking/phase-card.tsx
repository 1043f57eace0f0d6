import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { ExamLocks, Recruitments } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { PaperFile } from '@/platform/paper/paper-file'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { useExamActs } from '../exams/use-acts'
import { LockButton, type Phase } from './lock-button'

/** The locks of an exam. */
export function useLocks(exam: string) {
  return useQuery(allQuery('examLocks', [Query.equal('recruitmentId', exam)])).data ?? []
}

export function lockOf(locks: readonly ExamLocks[], phase: Phase): ExamLocks | undefined {
  // After an appeal the ranking is locked anew: what counts is the last.
  return locks.findLast((lock) => lock.phase === phase && !lock.examTestId)
}

/** A phase that is locked by the president and a member, each with their password, and its minutes. */
export function PhaseCard({ exam, phase }: { exam: Recruitments; phase: Phase }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const lock = lockOf(useLocks(exam.$id), phase)
  const acts = useExamActs(exam.$id)
  const isLocked = Boolean(lock?.lockedAt)
  return (
    <Section
      title={t(`lock.titles.${phase}`)}
      hint={t('lock.hint')}
      state={
        isLocked ? (
          <StatusBadge tone="good">{t('lock.done', { at: formatInstant(lock?.lockedAt, language) })}</StatusBadge>
        ) : (
          acts?.open.includes('examLocks.close') && <LockButton exam={exam.$id} phase={phase} />
        )
      }
    >
      {!isLocked && <Text size="sm">{t(lock?.tableHash ? 'lock.second' : 'lock.byCommittee')}</Text>}
      {lock?.tableHash && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('lock.digest')} : <bdi dir="ltr">{lock.tableHash}</bdi>
        </Text>
      )}
      {lock?.fileId && lock.docId && (
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {t('lock.minutes')}
          </Text>
          <PaperFile fileId={lock.fileId} docId={lock.docId} title={t('lock.minutes')} />
        </Group>
      )}
    </Section>
  )
}
