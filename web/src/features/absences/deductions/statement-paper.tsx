import { Card, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DeductionStatements } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { PaperCopies } from '@/platform/paper/paper-copies'
import { DraftButton } from '../draft-button'

const PrintStatement = lazy(() => import('../print-dialog').then((all) => ({ default: all.PrintStatement })))

const PRINT: Acts<'deductionStatements'> = {
  'deductionStatements.print': { Icon: IconPrinter, RowDialog: PrintStatement },
}

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
      <DraftButton of="deductionStatements" id={row.$id} title={one} />
      <ActButtons collection="deductionStatements" row={row} acts={PRINT} />
    </Card>
  )
}
