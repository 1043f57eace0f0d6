import type { ImportReport } from './imports'

/** A cell of a CSV that a spreadsheet opens: quoted where needed, never taken for a formula. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The refused rows as they stood in the sheet, with what is wrong beside each, to be corrected and sent again: marked as
 * UTF-8, with semicolons, as spreadsheets here read it.
 */
export function correctionCsv({ columns, refusedRows, report }: ImportReport, reason: string): string {
  const head = [...columns.map(({ header, column }) => header || column), reason]
  const why = (row: number) => report.flatMap((one) => (one.row === row ? [one.message] : [])).join(' · ')
  const lines = refusedRows.map(({ row, cells }) => [...cells, why(row)])
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
