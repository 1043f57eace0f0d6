import type { ImportReport } from '@/api/actions.gen'
import { csvOf } from '@/api/csv'

/** The refused rows as they stood in the sheet, with what is wrong beside each, to be corrected and sent again. */
export function correctionCsv({ columns, refusedRows, report }: ImportReport, reason: string): string {
  const head = [...columns.map(({ header, column }) => header || column), reason]
  const why = (row: number) => report.flatMap((one) => (one.row === row ? [one.message] : [])).join(' · ')
  return csvOf([head, ...refusedRows.map(({ row, cells }) => [...cells, why(row)])])
}
