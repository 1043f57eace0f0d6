import { Card, Skeleton, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { formatInstant } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { PaperFile } from '@/platform/paper/paper-file'
import { Item, ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'

/** A paper of an exam. */
export interface ExamPaper {
  id: string
  title: string
  state?: ReactNode
  examId: string
  examTitle: string
  at: string | null
  fileId: string | null
  docId: string | null
}

interface PapersPageProps {
  tabs: ReactNode
  papers: readonly ExamPaper[] | undefined
  error: Error | null
  onRetry: () => void
}

/** Papers of one kind, of all exams, the latest first. */
export function PapersPage({ tabs, papers, error, onRetry }: PapersPageProps) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  return (
    <>
      <PageHead title={t('documents.title')} hint={t('documents.hint')} />
      {tabs}
      {error && <ErrorState error={error} onRetry={onRetry} />}
      {!papers && !error && <Skeleton height={240} />}
      {papers?.length === 0 && (
        <Message Icon={IconFiles} title={t('documents.empty.title')} hint={t('documents.empty.hint')} role="status" />
      )}
      {papers && papers.length > 0 && (
        <Card withBorder padding="md">
          <ItemList label={t('documents.title')}>
            {papers.map((paper) => (
              <Item
                key={paper.id}
                name={
                  <>
                    {paper.title} {paper.state}
                  </>
                }
                actions={
                  paper.fileId &&
                  paper.docId && <PaperFile fileId={paper.fileId} docId={paper.docId} title={paper.title} />
                }
              >
                <OpenLink address={paths.exam(paper.examId)}>{paper.examTitle}</OpenLink>
                <Text size="sm" c="dimmed">
                  {formatInstant(paper.at, language)}
                </Text>
              </Item>
            ))}
          </ItemList>
        </Card>
      )}
    </>
  )
}
