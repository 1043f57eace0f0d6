import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DeductionStatements } from '@/api/schema.gen'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { DraftButton } from '../draft-button'
import { PrintButton } from '../print-button'

/** The statement on paper: printed once it is signed. */
export default function StatementPaper({ row }: { row: DeductionStatements }) {
  const { t } = useTranslation('absences')
  const { one } = useMeta('deductionStatements')
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {t('paper.title')}
      </Title>
      {row.fileId && row.docId ? (
        <PaperCopies row={row} title={one} />
      ) : (
        <Text size="sm" c="dimmed" mb="sm">
          {t('deductions.unprinted')}
        </Text>
      )}
      {row.state === 'draft' && <DraftButton action="deductionStatements.draft" id={row.$id} title={one} />}
      {row.state === 'signed' && <PrintButton of="deductionStatements" id={row.$id} title={one} />}
    </Card>
  )
}
